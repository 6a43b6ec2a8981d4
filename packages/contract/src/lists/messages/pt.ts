import type en from './en-US.ts';

export default {
  'error.export.unknown_list': 'Esta lista não pode ser exportada.',
  'error.export.too_many': 'Várias exportações suas ainda estão em andamento. Aguarde uma delas ou cancele-a.',
  'error.export.ended': 'Esta exportação já terminou.',
  'error.export.not_ready': 'Esta exportação não está pronta ou o arquivo já não existe.',
  'error.export.too_large': 'São mais linhas do que cabem em uma planilha. Restrinja a busca.',
  'error.view.name_taken': 'Você já tem uma visão com esse nome nesta lista.',
  'error.view.too_many': 'Você já tem o máximo de visões desta lista. Exclua uma primeiro.',
  'error.job.not_allowed': 'A tarefa avançou nesse meio-tempo. Veja o estado dela novamente.',
  'error.backup.under_way': 'Já há um backup aguardando ou em andamento.',
} as const satisfies Record<keyof typeof en, string>;
