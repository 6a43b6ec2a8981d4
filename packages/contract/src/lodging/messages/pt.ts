import type en from './en-US.ts';

export default {
  'lodging.title': 'Uma estadia de um assistente',
  'lodging.from': 'Escolhida por {{assistant}}',
  'lodging.consent':
    'Nada é reservado nem pago até que o faça aqui. {{assistant}} verá se reservou, quanto pagou, e o seu nome e e-mail pelas primeiras letras.',
  'lodging.ordered': 'Reservou esta estadia. {{assistant}} vê que reservou e quanto pagou.',
  'lodging.consent_unseen':
    'Nada é reservado nem pago até que o faça aqui. O assistente não vê o que faz com esta estadia.',
  'lodging.ordered_unseen': 'Reservou esta estadia. O assistente não vê a sua reserva.',
  'lodging.cancellation': 'Cancelamento',
  'lodging.price_note':
    'Os quartos ficam guardados para si depois de reservar. O preço final é calculado ao continuar: contam o seu nível e os seus pontos.',
  'lodging.price_changed': 'O assistente disse {{amount}}. Isto é o que a estadia custa agora.',
  'lodging.price_form': 'A página da estadia dizia {{before}}. O seu preço é agora {{after}}.',
  'lodging.gone': 'Este quarto já não está disponível como foi escolhido. Veja no hotel outros quartos ou outros dias.',
  'lodging.to_hotel': 'Ver o hotel',
  'lodging.sign_in': 'Entrar para reservar',
  'lodging.go_on': 'Continuar com a reserva',
  'lodging.see_order': 'Ver a sua reserva',
  'lodging.taken_title': 'Alguém continuou com esta estadia',
  'lodging.over_title': 'Esta estadia já não está aqui',
  'lodging.over_text':
    'O seu tempo terminou ou o assistente retirou-a. Pergunte de novo ao assistente ou procure um hotel aqui.',
  'lodging.to_hotels': 'Procurar hotéis',
  'lodging.say.sign_in': 'O hóspede entra, vê a estadia e a sua política de cancelamento, e reserva e paga na loja.',
  'lodging.say.pay': 'A estadia está reservada e aguarda o pagamento. O hóspede paga na loja.',
  'lodging.say.handed_over':
    'Alguém continuou com esta estadia na loja. Só essa pessoa vê o que lhe acontece. Prepare outra para uma estadia diferente.',
  'lodging.say.book_self': 'Entregue este link à pessoa. Ela vê a estadia na loja, inicia sessão, reserva e paga.',
  'lodging.say.not_found': 'Não existe esta sessão de reserva.',
  'lodging.say.canceled': 'Esta sessão de reserva foi cancelada ou o seu tempo terminou.',
  'lodging.say.ordered': 'A estadia está reservada: esta sessão já não pode ser alterada.',
  'lodging.say.handler': 'A loja não tem esse processador de pagamento. O hóspede paga na loja.',
  'lodging.say.property_unknown': 'Não existe este alojamento, ou esta tarifa é de outro.',
  'lodging.say.type_unknown': 'Esta tarifa é de outro tipo de quarto.',
  'lodging.say.rate_unknown': 'Não existe esta tarifa.',
  'lodging.say.stays_differ':
    'As estadias de uma sessão são quartos de um tipo, com uma tarifa e as mesmas datas. Faça uma sessão para cada uma que difira.',
  'lodging.say.rate_required':
    'Indique a tarifa, ou a estadia pelo identificador que os detalhes do alojamento têm para ela.',
  'lodging.say.occupancy_required': 'Indique quem dorme neste quarto: ocupação ou hóspedes atribuídos.',
  'lodging.say.occupancy_mismatch': 'adultos, crianças e total deste quarto não coincidem.',
  'lodging.say.child_ages_required': 'Indique a idade de cada criança no dia da chegada.',
  'lodging.say.adult_required': 'Cada quarto precisa de um adulto.',
  'lodging.say.guests_exceed': 'Há mais pessoas atribuídas a este quarto do que na sua ocupação.',
  'lodging.say.guest_unknown': 'Nenhum hóspede tem este identificador: {{id}}',
  'lodging.say.guest_twice': 'Dois hóspedes têm o mesmo identificador: {{id}}',
  'lodging.say.totals_changed': 'O preço mudou de {{before}} para {{after}}.',
  'lodging.say.terms_changed': 'Mudou o que o preço inclui ou o que custa cancelar.',
  'lodging.say.sentence': '{{text}}.',
  'lodging.say.not_refundable': 'Esta tarifa não é reembolsável: nada é devolvido se for cancelada.',
  'lodging.say.pay_full': 'Pagamento total',
  'lodging.say.pay_now': 'O preço total é pago ao reservar.',
} satisfies Record<keyof typeof en, string>;
