import type { Localized } from '@app/contract/core/locale';

const named = (en: string, zh: string, es: string, pt: string): Localized => ({ 'en-US': en, 'zh-cn': zh, es, pt });

/** Groups of storefront keys that every installation starts with, heaviest first; the first takes what no other claims. */
export const builtInCategories: readonly { code: string; name: Localized }[] = [
  { code: 'common', name: named('Common', '通用', 'General', 'Geral') },
  { code: 'error', name: named('Refusals', '错误提示', 'Rechazos', 'Recusas') },
  { code: 'field', name: named('Form fields', '表单字段', 'Campos', 'Campos') },
  { code: 'catalog', name: named('Goods', '商品', 'Productos', 'Produtos') },
  { code: 'cart', name: named('Cart', '购物车', 'Carrito', 'Carrinho') },
  { code: 'orders', name: named('Orders', '订单', 'Pedidos', 'Pedidos') },
  { code: 'after_sale', name: named('After-sale', '售后', 'Posventa', 'Pós-venda') },
  { code: 'payments', name: named('Payment', '支付', 'Pago', 'Pagamento') },
  { code: 'wallet', name: named('Wallet', '钱包', 'Monedero', 'Carteira') },
  { code: 'withdrawals', name: named('Withdrawals', '提现', 'Retiros', 'Saques') },
  { code: 'account', name: named('Account', '账户', 'Cuenta', 'Conta') },
  { code: 'security', name: named('Security', '安全', 'Seguridad', 'Segurança') },
  { code: 'message', name: named('Messages', '消息', 'Mensajes', 'Mensagens') },
  { code: 'chat', name: named('Chat', '在线客服', 'Chat', 'Chat') },
];
