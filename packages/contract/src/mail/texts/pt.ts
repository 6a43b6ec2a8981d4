import type { MailTexts } from '../templates.ts';

export default {
  foot: 'Você recebe este e-mail porque tem uma conta na {{brand}}.',
  foot_contact: 'Você recebe este e-mail porque é o contato de uma reserva na {{brand}}.',
  foot_support: 'Dúvidas? Escreva para {{support}}.',
  email_code: {
    subject: 'Seu código é {{code}}',
    title: 'Confirme seu e-mail',
    lines: [
      'Digite este código para confirmar seu e-mail. Ele vale por {{minutes}} minutos.',
      'Se você não pediu, ignore esta mensagem.',
    ],
  },
  reset_code: {
    subject: 'Seu código para uma nova senha é {{code}}',
    title: 'Escolha uma nova senha',
    lines: [
      'Digite este código para escolher uma nova senha. Ele vale por {{minutes}} minutos.',
      'Não o passe a ninguém: nunca o pedimos por telefone ou chat. Se você não pediu, sua senha continua a mesma.',
    ],
  },
  welcome: {
    subject: 'Boas-vindas, {{nickname}}',
    title: 'Boas-vindas, {{nickname}}',
    lines: ['Sua conta está aberta.', 'Confirme seu e-mail e ganhe pontos para gastar: {{points}}.'],
    button: 'Abrir minha conta',
  },
  welcome_plain: {
    subject: 'Boas-vindas, {{nickname}}',
    title: 'Boas-vindas, {{nickname}}',
    lines: ['Sua conta está aberta.', 'Confirme seu e-mail para que possamos escrever sobre seus pedidos.'],
    button: 'Abrir minha conta',
  },
  account_opened: {
    subject: 'Sua conta está aberta, {{nickname}}',
    title: 'Sua conta está aberta',
    lines: [
      'Abrimos uma conta para você. Você entra com {{email}}.',
      'Primeiro escolha sua senha: digite seu e-mail e enviamos um código.',
      'Se você não esperava por isso, escreva para nós e fechamos a conta.',
    ],
    button: 'Escolher senha',
  },
  order_placed: {
    subject: 'O pedido {{number}} espera o pagamento',
    title: 'Recebemos seu pedido',
    lines: [
      'O pedido {{number}} soma {{amount}}. Pague até {{until}} e nós o preparamos.',
      'Depois disso ele é cancelado e nada é cobrado.',
    ],
    button: 'Pagar agora',
  },
  order_paid: {
    subject: 'O pedido {{number}} está pago',
    title: 'Obrigado, está pago',
    lines: [
      'Recebemos {{amount}} pelo pedido {{number}} e estamos preparando tudo.',
      'Avisaremos quando estiver a caminho.',
    ],
    button: 'Ver o pedido',
  },
  order_booked: {
    subject: 'O pedido {{number}} está feito',
    title: 'Obrigado, recebemos seu pedido',
    lines: [
      'Agora não há nada a pagar: o pedido {{number}} está coberto e estamos preparando tudo.',
      'Avisaremos quando estiver a caminho.',
    ],
    button: 'Ver o pedido',
  },
  order_shipped: {
    subject: 'O pedido {{number}} está a caminho',
    title: 'Seu pacote está a caminho',
    lines: ['O pedido {{number}} foi entregue à {{company}}.', 'Código de rastreio: {{tracking}}'],
    button: 'Acompanhar o pacote',
  },
  order_refunded: {
    subject: 'Reembolso do pedido {{number}}',
    title: 'Seu reembolso foi feito',
    lines: ['Pedido {{number}}: {{back}}'],
    button: 'Ver o pedido',
  },
  travel_placed: {
    subject: 'A reserva {{number}} aguarda pagamento',
    title: 'Sua reserva está guardada',
    lines: [
      '{{title}}: {{amount}}, reserva {{number}}.',
      'Pague até {{until}}. Depois ela é cancelada e nada é cobrado.',
    ],
    button: 'Pagar agora',
  },
  travel_paid: {
    subject: 'A reserva {{number}} está paga',
    title: 'Obrigado, está paga',
    lines: ['Recebemos {{amount}} por {{title}}, reserva {{number}}.', 'Avisaremos assim que for confirmada.'],
    button: 'Ver a reserva',
  },
  travel_booked: {
    subject: 'A reserva {{number}} está feita',
    title: 'Obrigado, está reservado',
    lines: ['{{title}}, reserva {{number}}. Agora não há nada a pagar.', 'Avisaremos assim que for confirmada.'],
    button: 'Ver a reserva',
  },
  travel_confirmed: {
    subject: 'A reserva {{number}} está confirmada: {{title}}',
    title: 'Sua reserva está confirmada',
    lines: ['{{title}}, reserva {{number}}.', '{{todo}}'],
    button: 'Ver a reserva',
  },
  travel_cancelled: {
    subject: 'A reserva {{number}} foi cancelada',
    title: 'Sua reserva foi cancelada',
    lines: ['{{title}}, reserva {{number}}, foi cancelada.'],
    button: 'Ver a reserva',
  },
  travel_refunded: {
    subject: 'A reserva {{number}} foi cancelada',
    title: 'Sua reserva foi cancelada',
    lines: ['{{title}}, reserva {{number}}, foi cancelada. {{back}}'],
    button: 'Ver a reserva',
  },
  travel_bundle_confirmed: {
    subject: '{{count}} de {{of}} confirmadas: {{title}}',
    title: 'Sua viagem está sendo confirmada',
    lines: ['{{title}}, reserva {{number}}: {{count}} de {{of}} partes estão confirmadas.'],
    button: 'Ver a viagem',
  },
  travel_bundle_refunded: {
    subject: 'Reserva {{number}}: cancelada e reembolsada',
    title: 'Partes da sua viagem foram canceladas',
    lines: ['{{title}}, reserva {{number}}: {{parts}} canceladas. {{back}}'],
    button: 'Ver a viagem',
  },
  travel_part_off: {
    subject: '{{part}} não será realizada',
    title: 'Uma parte da sua viagem não será realizada',
    lines: ['{{part}}, de {{title}}, reserva {{number}}, não será realizada. {{choices}} {{answer}}'],
    button: 'Escolher',
  },
  travel_called_off: {
    subject: 'A reserva {{number}} foi anulada',
    title: 'Sua reserva não será realizada',
    lines: ['{{title}}, reserva {{number}}, foi anulada. {{back}}'],
    button: 'Ver a reserva',
  },
  travel_called_off_unpaid: {
    subject: 'A reserva {{number}} foi anulada',
    title: 'Sua reserva não será realizada',
    lines: ['{{title}}, reserva {{number}}, foi anulada. {{back}}'],
    button: 'Ver a reserva',
  },
  dining_coming: {
    subject: '{{title}}: ainda vêm?',
    title: 'Ainda vêm?',
    lines: [
      'A sua mesa é daqui a pouco. Diga ao restaurante que vem, ou altere-a ou cancele-a: {{title}}, reserva {{number}}.',
      'Quem chega atrasado pode dizê-lo na reserva: a mesa continua sua pelo tempo que disser.',
    ],
    button: 'Responder',
  },
  dining_wait_offered: {
    subject: 'Há mesa livre: {{title}}',
    title: 'Guardamos uma mesa para você',
    lines: [
      '{{title}} tem uma mesa para você: {{day}}, {{time}}. Ela fica guardada até {{until}}, no horário do restaurante.',
      'Se você não a aceitar até lá, ela passa para a próxima pessoa da lista de espera.',
    ],
    button: 'Aceitar a mesa',
  },
  meal_ending: {
    subject: '{{title}}: use até {{until}}',
    title: 'Seu menu vence em breve',
    lines: [
      'Do pedido {{number}}, {{title}}, há unidades sem usar: {{pieces}}. Elas podem ser usadas até {{until}}; seu pedido mostra os códigos e o que acontece com as que você não usar.',
    ],
    button: 'Ver os códigos',
  },
  trip_touched: {
    subject: 'Sua viagem não encaixa mais',
    title: 'Algo na sua viagem mudou',
    lines: [
      '{{title}}, reserva {{number}}, mudou. {{what}}',
      'Nada foi reservado nem cancelado. Sua viagem mostra o que pode fazer.',
    ],
    button: 'Ver a reserva',
  },
  tour_moved: {
    subject: '{{title}} agora começa {{now}}',
    title: 'Sua excursão mudou',
    lines: ['{{title}}, reserva {{number}}: agora começa {{now}} em vez de {{was}}, hora local. Quando e onde:'],
    button: 'Ver a reserva',
  },
  tour_moved_choice: {
    subject: '{{title}} agora começa {{now}}',
    title: 'Sua excursão mudou',
    lines: [
      '{{title}}, reserva {{number}}: agora começa {{now}} em vez de {{was}}, hora local. Quando e onde:',
      'Você pode aceitar, escolher outra saída sem custo ou receber tudo de volta. {{answer}}',
    ],
    button: 'Ver a reserva',
  },
  tour_instead: {
    subject: 'Outros dias para {{title}}',
    title: 'Outros dias com lugar para você',
    lines: [
      '{{title}}, reserva {{number}}, não sai no dia que você reservou. Estas saídas têm lugar para você: {{days}}.',
    ],
    button: 'Ver a reserva',
  },
  flight_delayed: {
    subject: 'O voo {{flight}} parte {{now}}',
    title: 'Seu voo parte em outro horário',
    lines: ['{{title}}, reserva {{number}}: o voo {{flight}} agora parte {{now}} em vez de {{was}}, hora local.'],
    button: 'Ver a reserva',
  },
  flight_delayed_free: {
    subject: 'O voo {{flight}} parte {{now}}: você pode cancelar sem custo',
    title: 'Seu voo parte em um horário bem diferente',
    lines: [
      '{{title}}, reserva {{number}}: o voo {{flight}} agora parte {{now}} em vez de {{was}}, hora local.',
      'Você pode cancelar a reserva e receber tudo de volta, ou voar no novo horário. {{answer}}',
    ],
    button: 'Ver a reserva',
  },
  travel_changed: {
    subject: 'A reserva {{number}} foi alterada',
    title: 'Sua reserva foi alterada',
    lines: ['{{title}}, reserva {{number}}, agora é:', '{{outcome}}'],
    button: 'Ver a reserva',
  },
  travel_extras_added: {
    subject: 'Adicionado à reserva {{number}}',
    title: 'Adicionado à sua reserva',
    lines: ['{{title}}, reserva {{number}}, agora é:', '{{outcome}}'],
    button: 'Ver a reserva',
  },
  travel_overdue: {
    subject: 'A reserva {{number}} está atrasada',
    title: 'Estamos atrasados com a sua reserva',
    lines: [
      '{{title}}, reserva {{number}}, já deveria estar confirmada. Lamentamos e continuamos a cuidar dela.',
      'Espere e escreveremos assim que estiver confirmada. {{leave}}',
    ],
    button: 'Ver a reserva',
  },
  travel_change_to_pay: {
    subject: 'Pague para alterar a reserva {{number}}',
    title: 'Guardamos uma alteração para você',
    lines: [
      '{{title}}, reserva {{number}}: faltam {{amount}} para a alteração.',
      'Pague até {{until}}. Até lá a sua reserva não muda.',
    ],
    button: 'Pagar agora',
  },
  payment_link: {
    subject: 'Novo valor do pedido {{number}}',
    title: 'O valor mudou',
    lines: [
      'O pedido {{number}} agora soma {{amount}}. Pague até {{until}}.',
      'Quem tiver este link pode pagar por você; ele não mostra nenhum endereço.',
    ],
    button: 'Pagar agora',
  },
  money_sent: {
    subject: 'Você enviou {{amount}}',
    title: '{{amount}} saíram da sua carteira',
    lines: ['Você enviou para {{name}} em {{time}}.', 'Se não foi você, troque a senha agora e escreva para nós.'],
    button: 'Abrir a carteira',
  },
  money_received: {
    subject: 'Você recebeu {{amount}}',
    title: '{{amount}} estão na sua carteira',
    lines: ['{{name}} enviou para você em {{time}}.', 'Você pode gastar, enviar ou sacar.'],
    button: 'Abrir a carteira',
  },
  proof_rejected: {
    subject: 'Não pudemos aceitar o comprovante do pagamento {{number}}',
    title: 'Envie outro comprovante',
    lines: [
      'Pagamento {{number}}: {{reason}}',
      'Abra o pagamento e envie outro. O seu pedido fica guardado por mais um tempo.',
    ],
    button: 'Abrir o pagamento',
  },
  proof_approved: {
    subject: 'O pagamento {{number}} chegou',
    title: 'O seu pagamento chegou',
    lines: ['Recebemos {{amount}} do pagamento {{number}}. Obrigado.'],
    button: 'Abrir minha conta',
  },
  proof_credited: {
    subject: 'O pagamento {{number}} está na sua carteira',
    title: 'O seu dinheiro está na carteira',
    lines: [
      'Recebemos {{amount}} do pagamento {{number}}.',
      'Não correspondia ao valor em aberto, por isso tudo está na sua carteira.',
    ],
    button: 'Abrir minha conta',
  },
  wrong_sign_ins: {
    subject: 'Alguém tentou entrar na sua conta',
    title: 'Foi você?',
    lines: [
      'Houve {{times}} tentativas com senha errada, a última de {{ip}}. Nenhuma entrou.',
      'Se não foi você, escolha uma nova senha que não use em outro lugar.',
    ],
    button: 'Escolher nova senha',
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    lines: [
      'Ela foi alterada em {{time}}. Saímos da conta em todos os outros aparelhos.',
      'Se não foi você, escolha uma nova senha agora.',
    ],
    button: 'Não fui eu',
  },
  passkey_added: {
    subject: 'Uma chave de acesso foi adicionada à sua conta',
    title: 'Uma chave de acesso foi adicionada à sua conta',
    lines: [
      '“{{name}}” foi adicionada em {{time}}. Ela entra na sua conta sem a senha.',
      'Se não foi você, remova-a e escolha uma nova senha agora.',
    ],
    button: 'Ver minhas chaves de acesso',
  },
  passkey_removed: {
    subject: 'Uma chave de acesso foi removida da sua conta',
    title: 'Uma chave de acesso foi removida da sua conta',
    lines: [
      '“{{name}}” foi removida em {{time}}. Ela não entra mais na sua conta.',
      'Se não foi você, escolha uma nova senha agora.',
    ],
    button: 'Ver minhas chaves de acesso',
  },
  passkey_copied: {
    subject: 'Uma chave de acesso da sua conta foi recusada',
    title: 'Uma chave de acesso da sua conta foi recusada',
    lines: [
      '“{{name}}” foi usada em {{time}} de um modo que sugere uma cópia. Ela não entrou.',
      'Remova-a e adicione outra em um aparelho de confiança.',
    ],
    button: 'Ver minhas chaves de acesso',
  },
  email_changed: {
    subject: 'Seu e-mail foi alterado',
    title: 'Seu e-mail foi alterado',
    lines: ['A partir de agora você entra com {{email}}.', 'Se não foi você, escreva para nós imediatamente.'],
  },
  email_given: {
    subject: 'Sua conta tem agora este e-mail',
    title: 'Sua conta tem agora este e-mail',
    lines: [
      'Nossa equipe alterou o e-mail da sua conta. A partir de agora você entra com {{email}}.',
      'Você saiu de todos os dispositivos. Entre e confirme este e-mail. Se a conta não é sua, escreva para nós.',
    ],
    button: 'Confirmar meu e-mail',
  },
  data_copy_ready: {
    subject: 'A cópia dos seus dados está pronta',
    title: 'A cópia dos seus dados está pronta',
    lines: [
      'A cópia dos seus dados que você pediu está pronta. Você pode baixá-la até {{until}}.',
      'Se não foi você, troque sua senha imediatamente.',
    ],
    button: 'Baixar meus dados',
  },
  deletion_requested: {
    subject: 'Sua conta será excluída em {{day}}',
    title: 'Vamos excluir sua conta',
    lines: [
      'Você pediu para excluir sua conta. Isso acontece em {{day}}.',
      'Até lá você pode mudar de ideia: entre e mantenha a conta.',
    ],
    button: 'Manter minha conta',
  },
  deletion_held_up: {
    subject: 'Ainda não foi possível excluir sua conta',
    title: 'Ainda há algo em aberto',
    lines: [
      'Sua conta ainda tem saldo ou um pedido em aberto, por isso não a excluímos.',
      'Resolva e tentamos todos os dias, a próxima vez em {{day}}.',
    ],
    button: 'Ver o que está em aberto',
  },
  deletion_done: {
    subject: 'Sua conta foi excluída',
    title: 'Até logo',
    lines: [
      'Sua conta e seus dados pessoais foram excluídos. O que a lei manda guardar dos pagamentos já não traz seu nome.',
      'Volte quando quiser.',
    ],
  },
  payout_account_added: {
    subject: 'Uma conta de recebimento foi adicionada',
    title: 'Uma conta de recebimento foi adicionada',
    lines: [
      '{{account}} foi adicionada às suas contas de recebimento em {{time}}.',
      'Se não foi você, remova-a já, troque sua senha e escreva para nós.',
    ],
    button: 'Contas de recebimento',
  },
  payout_account_changed: {
    subject: 'Uma conta de recebimento foi alterada',
    title: 'Uma conta de recebimento foi alterada',
    lines: [
      'Uma das suas contas de recebimento agora paga para {{account}}. Foi alterada em {{time}}.',
      'Se não foi você, remova-a já, troque sua senha e escreva para nós.',
    ],
    button: 'Contas de recebimento',
  },
  payout_account_removed: {
    subject: 'Uma conta de recebimento foi removida',
    title: 'Uma conta de recebimento foi removida',
    lines: [
      '{{account}} foi removida das suas contas de recebimento em {{time}}.',
      'Se não foi você, troque sua senha e escreva para nós.',
    ],
    button: 'Contas de recebimento',
  },
  withdrawal_paid: {
    subject: 'O saque {{number}} foi pago',
    title: 'Seu dinheiro está a caminho',
    lines: [
      'Enviamos {{amount}} para {{account}} pelo saque {{number}}.',
      'Um banco pode levar alguns dias para mostrar.',
    ],
    button: 'Ver o saque',
  },
  withdrawal_rejected: {
    subject: 'O saque {{number}} foi recusado',
    title: 'Seu saque foi recusado',
    lines: [
      'Não aprovamos o saque {{number}} de {{amount}}: {{reason}}',
      'O dinheiro está de volta na sua carteira, com a taxa.',
    ],
    button: 'Ver o saque',
  },
  withdrawal_failed: {
    subject: 'O saque {{number}} não pôde ser pago',
    title: 'O pagamento não foi concluído',
    lines: [
      'O saque {{number}} de {{amount}} não pôde ser pago: {{reason}}',
      'O dinheiro está de volta na sua carteira, com a taxa.',
    ],
    button: 'Ver o saque',
  },
  price_alert: {
    subject: 'Ficou mais barato: {{name}}',
    title: '{{name}} ficou mais barato',
    lines: ['Agora custa {{now}}. Quando você pediu o aviso, custava {{asked}}. Os preços podem mudar até a reserva.'],
    button: 'Ver seus alertas',
  },
  price_alert_deal: {
    subject: 'Voltou: {{name}}',
    title: 'Uma unidade da oferta está livre',
    lines: ['{{name}} estava esgotada e uma unidade voltou. Outros podem ser mais rápidos.'],
    button: 'Ver a oferta',
  },
  mail_test: {
    subject: 'E-mail de teste',
    title: 'Este e-mail chegou',
    lines: [
      '{{name}} enviou-o do painel de administração em {{time}} para testar o servidor de e-mail.',
      'Não é preciso fazer mais nada.',
    ],
  },
  chat_answer: {
    subject: 'A sua mensagem',
    title: 'Olá, {{name}}',
    lines: ['Obrigado pela sua mensagem. Eis a nossa resposta:', '{{answer}}'],
    button: 'Abrir a loja',
  },
} as const satisfies MailTexts;
