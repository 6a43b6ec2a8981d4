import type { MailTexts } from '../templates.ts';

export default {
  foot: '您收到这封邮件，是因为您在 {{brand}} 有账户。',
  foot_support: '如有疑问，请写信至 {{support}}。',
  email_code: {
    subject: '您的验证码是 {{code}}',
    title: '验证您的邮箱',
    lines: ['输入此验证码即可验证邮箱，{{minutes}} 分钟内有效。', '如果不是您本人操作，请忽略这封邮件。'],
  },
  reset_code: {
    subject: '您的新密码验证码是 {{code}}',
    title: '设置新密码',
    lines: [
      '输入此验证码即可设置新密码，{{minutes}} 分钟内有效。',
      '请勿告诉任何人：我们不会通过电话或聊天索要验证码。如果不是您本人操作，密码不会改变。',
    ],
  },
  welcome: {
    subject: '欢迎您，{{nickname}}',
    title: '欢迎您，{{nickname}}',
    lines: ['您的账户已开通。', '验证邮箱即可获得 {{points}} 积分。'],
    button: '打开我的账户',
  },
  account_opened: {
    subject: '您的账户已开通，{{nickname}}',
    title: '您的账户已开通',
    lines: [
      '我们为您开通了账户，请用 {{email}} 登录。',
      '请先设置密码：输入您的邮箱，我们会发送验证码。',
      '如果您没有申请，请写信给我们，我们会关闭该账户。',
    ],
    button: '设置密码',
  },
  order_placed: {
    subject: '订单 {{number}} 待付款',
    title: '我们已收到您的订单',
    lines: ['订单 {{number}} 共 {{amount}}，请在 {{until}} 前付款，我们随即备货。', '逾期订单会自动取消，不会扣款。'],
    button: '立即付款',
  },
  order_paid: {
    subject: '订单 {{number}} 已付款',
    title: '谢谢，付款成功',
    lines: ['我们已收到订单 {{number}} 的 {{amount}}，正在备货。', '发货后会再通知您。'],
    button: '查看订单',
  },
  order_shipped: {
    subject: '订单 {{number}} 已发货',
    title: '您的包裹已发出',
    lines: ['订单 {{number}} 已交给 {{company}}。', '物流单号：{{tracking}}'],
    button: '查看物流',
  },
  order_refunded: {
    subject: '订单 {{number}} 退款',
    title: '退款已入账',
    lines: ['订单 {{number}} 的 {{amount}} 已按原付款方式退回。', '银行卡可能需要几天才能显示。'],
    button: '查看订单',
  },
  travel_placed: {
    subject: '订单 {{number}} 等待付款',
    title: '已为您保留预订',
    lines: ['{{title}}，金额 {{amount}}，订单号 {{number}}。', '请在 {{until}} 前付款，逾期将自动取消，不会扣款。'],
    button: '立即付款',
  },
  travel_paid: {
    subject: '订单 {{number}} 已付款',
    title: '付款成功，谢谢',
    lines: ['已收到 {{title}} 的付款 {{amount}}，订单号 {{number}}。', '确认后会立即通知您。'],
    button: '查看订单',
  },
  travel_confirmed: {
    subject: '订单 {{number}} 已确认',
    title: '您的预订已确认',
    lines: ['{{title}}，{{day}} 起。订单号 {{number}}。', '到达时请出示订单中的凭证码。'],
    button: '查看凭证',
  },
  travel_cancelled: {
    subject: '订单 {{number}} 已取消',
    title: '您的预订已取消',
    lines: ['{{title}}（订单号 {{number}}）已取消。'],
    button: '查看订单',
  },
  travel_refunded: {
    subject: '订单 {{number}} 退款',
    title: '退款已处理',
    lines: ['{{title}}（订单号 {{number}}）已取消，{{amount}} 已按原支付方式退回。', '银行卡可能需要几天到账。'],
    button: '查看订单',
  },
  travel_called_off: {
    subject: '预订 {{number}} 已被取消，全额退款',
    title: '您的预订无法成行',
    lines: [
      '{{title}}（订单号 {{number}}）已被取消。{{amount}} 已按原支付方式退回，使用的积分也已退回。',
      '银行卡可能需要几天到账。',
    ],
    button: '查看订单',
  },
  travel_called_off_unpaid: {
    subject: '预订 {{number}} 已被取消',
    title: '您的预订无法成行',
    lines: ['{{title}}（订单号 {{number}}）已被取消。未产生扣款，使用的积分已退回。'],
    button: '查看订单',
  },
  meal_ending: {
    subject: '{{title}}：请在 {{until}} 前使用',
    title: '您的套餐即将到期',
    lines: [
      '订单 {{number}}（{{title}}）还有 {{pieces}} 份未使用，有效期至 {{until}}。券码及未使用部分的处理方式见订单。',
    ],
    button: '查看券码',
  },
  tour_instead: {
    subject: '{{title}} 的其他出发日期',
    title: '仍有您位置的其他日期',
    lines: ['{{title}}（订单 {{number}}）在您预订的日期不成行。以下团期仍有您的位置：{{days}}。'],
    button: '查看预订',
  },
  flight_delayed: {
    subject: '航班 {{flight}} 改为 {{now}} 起飞',
    title: '您的航班时间有变',
    lines: ['{{title}}（订单号 {{number}}）：航班 {{flight}} 起飞时间由 {{was}} 改为 {{now}}（当地时间）。'],
    button: '查看订单',
  },
  flight_delayed_free: {
    subject: '航班 {{flight}} 改为 {{now}} 起飞',
    title: '您的航班时间有变',
    lines: [
      '{{title}}（订单号 {{number}}）：航班 {{flight}} 起飞时间由 {{was}} 改为 {{now}}（当地时间）。',
      '您可以取消预订并全额退款，也可以按新时间出行。',
    ],
    button: '查看订单',
  },
  travel_changed: {
    subject: '预订 {{number}} 已更改日期',
    title: '您的预订已更改日期',
    lines: [
      '{{title}}，预订 {{number}}：{{from}} 至 {{to}}。',
      '我们与商家确认新的日期后，会为您发送新的凭证，原凭证随之失效。',
    ],
    button: '查看预订',
  },
  travel_overdue: {
    subject: '预订 {{number}} 确认延迟',
    title: '您的预订尚未确认，非常抱歉',
    lines: [
      '{{title}}（预订号 {{number}}）已付款，本应已完成确认。我们仍在处理中。',
      '您可以继续等待，确认后我们会立即通知您；也可以现在取消并全额退款 {{amount}}。',
    ],
    button: '查看预订',
  },
  travel_change_to_pay: {
    subject: '请付款以更改预订 {{number}} 的日期',
    title: '新的日期已为您保留',
    lines: [
      '{{title}}，预订 {{number}}：更改日期需支付 {{amount}}。',
      '请在 {{until}} 之前付款。付款之前，您的预订保持不变。',
    ],
    button: '立即付款',
  },
  payment_link: {
    subject: '订单 {{number}} 金额有变',
    title: '金额已调整',
    lines: ['订单 {{number}} 现为 {{amount}}，请在 {{until}} 前付款。', '任何人都可以用此链接为您付款，其中不含地址。'],
    button: '立即付款',
  },
  money_sent: {
    subject: '您已转出 {{amount}}',
    title: '{{amount}} 已从钱包转出',
    lines: ['您于 {{time}} 转给 {{name}}。', '如非本人操作，请立即修改密码并联系我们。'],
    button: '打开钱包',
  },
  money_received: {
    subject: '您收到 {{amount}}',
    title: '{{amount}} 已存入钱包',
    lines: ['{{name}} 于 {{time}} 向您转账。', '您可以消费、转账或提现。'],
    button: '打开钱包',
  },
  proof_rejected: {
    subject: '付款 {{number}} 的凭证未通过审核',
    title: '请重新提交凭证',
    lines: ['付款 {{number}}：{{reason}}', '请打开该付款重新提交。订单会为您再保留一段时间。'],
    button: '打开付款',
  },
  proof_approved: {
    subject: '付款 {{number}} 已到账',
    title: '您的付款已到账',
    lines: ['我们已收到付款 {{number}} 的 {{amount}}，谢谢。'],
    button: '打开我的账户',
  },
  proof_credited: {
    subject: '付款 {{number}} 已存入您的钱包',
    title: '款项已存入您的钱包',
    lines: ['我们已收到付款 {{number}} 的 {{amount}}。', '因与应付金额不符，全部款项已存入您的钱包。'],
    button: '打开我的账户',
  },
  wrong_sign_ins: {
    subject: '有人尝试登录您的账户',
    title: '是您本人吗？',
    lines: [
      '有 {{times}} 次登录密码错误，最后一次来自 {{ip}}，均未成功。',
      '如果不是您本人，请换一个别处没有用过的密码。',
    ],
    button: '设置新密码',
  },
  password_changed: {
    subject: '您的密码已修改',
    title: '您的密码已修改',
    lines: ['修改时间：{{time}}。其他设备均已退出登录。', '如果不是您本人，请立即设置新密码。'],
    button: '不是我本人',
  },
  email_changed: {
    subject: '您的邮箱已更改',
    title: '您的邮箱已更改',
    lines: ['今后请用 {{email}} 登录。', '如果不是您本人，请马上写信给我们。'],
  },
  email_given: {
    subject: '您的账户已改用此邮箱',
    title: '您的账户已改用此邮箱',
    lines: [
      '我们的工作人员更改了您账户的邮箱，今后请用 {{email}} 登录。',
      '您已在所有设备上退出登录。请登录并验证此邮箱。如果这不是您的账户，请写信给我们。',
    ],
    button: '验证邮箱',
  },
  deletion_requested: {
    subject: '您的账户将于 {{day}} 删除',
    title: '我们将删除您的账户',
    lines: ['您申请注销账户，将于 {{day}} 执行。', '在此之前您可以改变主意：登录并保留账户即可。'],
    button: '保留我的账户',
  },
  deletion_held_up: {
    subject: '您的账户暂时无法删除',
    title: '还有未了结的事项',
    lines: ['您的账户还有余额或未完成的订单，因此没有删除。', '处理完后我们会每天重试，下次是 {{day}}。'],
    button: '查看未了结事项',
  },
  deletion_done: {
    subject: '您的账户已删除',
    title: '再见',
    lines: ['您的账户和个人资料已删除。依法须保留的付款记录不再含有您的姓名。', '随时欢迎您回来。'],
  },
  payout_account_added: {
    subject: '已添加收款账户',
    title: '已添加收款账户',
    lines: ['{{time}}，您添加了收款账户 {{account}}。', '如果不是您本人操作，请立即删除该账户、修改密码并联系我们。'],
    button: '收款账户',
  },
  payout_account_changed: {
    subject: '收款账户已修改',
    title: '收款账户已修改',
    lines: [
      '{{time}}，您的一个收款账户改为 {{account}}。',
      '如果不是您本人操作，请立即删除该账户、修改密码并联系我们。',
    ],
    button: '收款账户',
  },
  payout_account_removed: {
    subject: '收款账户已删除',
    title: '收款账户已删除',
    lines: ['{{time}}，收款账户 {{account}} 已被删除。', '如果不是您本人操作，请修改密码并联系我们。'],
    button: '收款账户',
  },
  withdrawal_paid: {
    subject: '提现 {{number}} 已打款',
    title: '提现已打款',
    lines: ['提现 {{number}} 的 {{amount}} 已打款至 {{account}}。', '银行到账可能需要几天。'],
    button: '查看提现',
  },
  withdrawal_rejected: {
    subject: '提现 {{number}} 未通过审核',
    title: '提现未通过审核',
    lines: ['提现 {{number}}（{{amount}}）未通过审核：{{reason}}', '款项和手续费已退回您的钱包。'],
    button: '查看提现',
  },
  withdrawal_failed: {
    subject: '提现 {{number}} 打款失败',
    title: '打款失败',
    lines: ['提现 {{number}}（{{amount}}）打款失败：{{reason}}', '款项和手续费已退回您的钱包。'],
    button: '查看提现',
  },
  mail_test: {
    subject: '测试邮件',
    title: '邮件已送达',
    lines: ['{{name}} 于 {{time}} 从管理后台发出此邮件，用于测试邮件服务器。', '您无需进行任何操作。'],
  },
  chat_answer: {
    subject: '关于您的留言',
    title: '{{name}}，您好',
    lines: ['感谢您的留言，我们的回复如下：', '{{answer}}'],
    button: '打开商城',
  },
} as const satisfies MailTexts;
