import type en from './en-US.ts';

export default {
  'error.app_version.taken': 'Esta plataforma já tem esta versão.',
  'error.app_version.published': 'Uma versão publicada não pode ser excluída. Retire-a primeiro.',
  'app.new_ready': 'Há uma nova versão',
  'app.new_forced_title': 'Atualize para continuar',
  'app.new_forced_text': 'Para usar {{brand}} é preciso a versão {{version}}. Nada do seu carrinho se perde.',
  'app.new_again_text':
    'Este dispositivo ainda abriu a versão {{current}}, mas é preciso a {{version}}. Limpe o que ele guarda e carregue de novo. Você continua conectado e o carrinho fica.',
  'app.update': 'Atualizar agora',
  'app.clear_and_load': 'Limpar e carregar de novo',
  'app.whats_new': 'Novidades',
  'app.your_version': 'Este dispositivo tem a versão {{version}}',
  'app.install': 'Instalar o app',
  'app.installed': '{{brand}}: aplicativo instalado',
} satisfies Record<keyof typeof en, string>;
