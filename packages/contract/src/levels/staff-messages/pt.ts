import type en from './en-US.ts';

export default {
  'permission.people.levels': 'Níveis de membro',
  'permission.people.levels.view': 'Ver níveis',
  'permission.people.levels.edit': 'Editar níveis',
  'field.level_identifier': 'Só minúsculas, números, hífen e sublinhado.',
  'levels.identifier': 'Identificador',
  'levels.name': 'Nome',
  'levels.image': 'Imagem',
  'levels.threshold': 'A partir do gasto',
  'levels.discount': 'Desconto',
  'levels.discount_limit': 'Indique um desconto de 0 a 50%',
  'levels.benefits': 'Vantagens, uma por linha',
  'levels.members': 'Membros',
  'levels.new': 'Novo nível',
  'levels.delete': 'Excluir “{{name}}”?',
  'levels.delete_text': 'Seus membros passam ao nível inferior.',
  'levels.deleted': 'Nível excluído',
} satisfies Record<keyof typeof en, string>;
