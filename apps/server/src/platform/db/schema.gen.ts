// Generated from the migrations; run `npm run generate` after changing one.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumns } from './json-columns.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type Database = {
  address: {
    id: string;
    customer_id: string;
    name: string;
    country: string;
    tel: string;
    province: Generated<string>;
    city: Generated<string>;
    county: Generated<string>;
    area_code: Generated<string>;
    postal_code: Generated<string>;
    address_detail: string;
    is_default: Generated<boolean>;
    created_at: GeneratedTimestamp;
  };
  agent: {
    id: string;
    name: string;
    parent_id: string | null;
    level: Generated<number>;
    rebate_bp: Generated<number>;
    invite_code: string;
    user_id: string | null;
    created_at: GeneratedTimestamp;
  };
  agent_rebate: {
    id: GeneratedAlways<number>;
    order_id: string;
    agent_id: string;
    kind: string;
    amount_usd: number;
    created_at: GeneratedTimestamp;
  };
  article: {
    key: string;
    title: ColumnType<JsonColumns['article.title'], string, string>;
    html: ColumnType<JsonColumns['article.html'], string, string>;
    version: Generated<number>;
    updated_at: GeneratedTimestamp;
  };
  banner: {
    id: string;
    title: ColumnType<JsonColumns['banner.title'], string, string>;
    kicker: ColumnType<JsonColumns['banner.kicker'], string | undefined, string>;
    action: ColumnType<JsonColumns['banner.action'], string | undefined, string>;
    image: string;
    redirect_type: string;
    redirect: ColumnType<JsonColumns['banner.redirect'], string | undefined, string>;
    effective_at: Timestamp;
    expires_at: Timestamp | null;
    sort_weight: Generated<number>;
    version: Generated<number>;
  };
  cart_line: {
    id: string;
    customer_id: string;
    variant_id: string;
    quantity: number;
    selected: Generated<boolean>;
    price_usd_when_added: number;
    created_at: GeneratedTimestamp;
  };
  category: {
    id: string;
    parent_id: string | null;
    path: string[];
    name: ColumnType<JsonColumns['category.name'], string, string>;
    image: string | null;
    displayed: Generated<boolean>;
    enabled: Generated<boolean>;
    sort_weight: Generated<number>;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  currency: {
    code: string;
    name: ColumnType<JsonColumns['currency.name'], string, string>;
    symbol: string;
    decimals: number;
    enabled: Generated<boolean>;
    sort_weight: Generated<number>;
  };
  currency_rate: {
    currency: string;
    valid_from: Timestamp;
    rate: string;
    source: string;
  };
  customer: {
    id: string;
    email: string;
    email_verified_at: Timestamp | null;
    nickname: string;
    avatar: string | null;
    password_hash: string;
    password_changed_at: GeneratedTimestamp;
    invite_code: string;
    invited_by_user: string | null;
    invited_by_agent: string | null;
    currency: Generated<string>;
    locale: Generated<string>;
    spent_usd: Generated<number>;
    disabled_at: Timestamp | null;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  customer_session: {
    id: string;
    customer_id: string;
    token_hash: Buffer;
    created_at: GeneratedTimestamp;
    last_seen_at: GeneratedTimestamp;
    expires_at: Timestamp;
    ended_at: Timestamp | null;
    ended_because: string | null;
    ip: Generated<string>;
    user_agent: Generated<string>;
  };
  flash_deal: {
    id: string;
    product_id: string;
    discount_bp: number;
    starts_at: Timestamp;
    ends_at: Timestamp;
    quota: number;
    claimed: Generated<number>;
    version: Generated<number>;
  };
  goods_order: {
    id: string;
    number: string;
    customer_id: string;
    state: string;
    origin_state: string | null;
    payment_id: string;
    address: ColumnType<JsonColumns['goods_order.address'], string, string>;
    contact: string;
    phone: string;
    note: Generated<string>;
    currency: string;
    currency_decimals: number;
    rate: string;
    total_usd: number;
    payable_usd: number;
    points_used: Generated<number>;
    points_value_usd: Generated<number>;
    earn_points: Generated<number>;
    agent_id: string | null;
    agent_rebate_bp: Generated<number>;
    expires_at: Timestamp | null;
    paid_at: Timestamp | null;
    shipped_at: Timestamp | null;
    received_at: Timestamp | null;
    completed_at: Timestamp | null;
    auto_at: Timestamp | null;
    refund_usd: number | null;
    refund_reason: string | null;
    return_tracking: string | null;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  goods_order_history: {
    id: GeneratedAlways<number>;
    order_id: string;
    event: string;
    from_state: string | null;
    to_state: string;
    actor: string;
    actor_id: string | null;
    actor_name: Generated<string>;
    note: Generated<string>;
    created_at: GeneratedTimestamp;
  };
  goods_order_line: {
    id: string;
    order_id: string;
    position: number;
    product_id: string;
    variant_id: string;
    name: ColumnType<JsonColumns['goods_order_line.name'], string, string>;
    options: ColumnType<JsonColumns['goods_order_line.options'], string, string>;
    cover: string;
    quantity: number;
    unit_price_usd: number;
    unit_points: number | null;
    paid_usd: number;
    deal_id: string | null;
    reviewed_at: Timestamp | null;
  };
  goods_order_price_line: {
    order_id: string;
    position: number;
    step: string;
    amount_usd: number;
    amount_shown: number;
    detail: ColumnType<JsonColumns['goods_order_price_line.detail'], string | undefined, string>;
  };
  idempotency_key: {
    owner: string;
    route: string;
    key: string;
    body_hash: Buffer;
    answer: string | null;
    created_at: GeneratedTimestamp;
  };
  image_code: {
    id: string;
    answer_hash: Buffer;
    expires_at: Timestamp;
  };
  language: {
    code: string;
    name: string;
    title: string;
    is_default: Generated<boolean>;
    enabled: Generated<boolean>;
    sort_weight: Generated<number>;
  };
  ledger_account: {
    id: GeneratedAlways<number>;
    code: string;
    owner_id: string | null;
    unit: string;
    balance: Generated<number | null>;
  };
  ledger_entry: {
    id: GeneratedAlways<number>;
    transfer_id: number;
    account_id: number;
    amount: number;
    balance_before: number | null;
    balance_after: number | null;
  };
  ledger_transfer: {
    id: GeneratedAlways<number>;
    kind: string;
    idempotency_key: string;
    reference_kind: string;
    reference_id: string;
    note: Generated<string>;
    created_at: GeneratedTimestamp;
  };
  logistics_company: {
    id: string;
    code: string;
    name: ColumnType<JsonColumns['logistics_company.name'], string, string>;
    tracking_url: string | null;
    enabled: Generated<boolean>;
    sort_weight: Generated<number>;
  };
  member_level: {
    id: string;
    identifier: string;
    name: ColumnType<JsonColumns['member_level.name'], string, string>;
    image: string | null;
    threshold_usd: number;
    discount_bp: Generated<number>;
  };
  missing_translation: {
    locale: string;
    key: string;
    times: Generated<number>;
    first_seen: GeneratedTimestamp;
    last_seen: GeneratedTimestamp;
  };
  operation_log: {
    id: GeneratedAlways<number>;
    staff_id: string | null;
    who: string;
    ip: Generated<string>;
    action: string;
    record: string;
    before: ColumnType<unknown | null, string | null | undefined, string | null>;
    after: ColumnType<unknown | null, string | null | undefined, string | null>;
    created_at: GeneratedTimestamp;
  };
  order_quote: {
    id: string;
    customer_id: string;
    from_cart: boolean;
    address_id: string | null;
    use_points: Generated<boolean>;
    frozen: ColumnType<unknown, string, string>;
    payable_usd: number;
    expires_at: Timestamp;
    order_id: string | null;
    created_at: GeneratedTimestamp;
  };
  outbox_event: {
    id: GeneratedAlways<number>;
    name: string;
    payload: ColumnType<JsonColumns['outbox_event.payload'], string, string>;
    created_at: GeneratedTimestamp;
    delivered_at: Timestamp | null;
    tries: Generated<number>;
    next_try_at: Timestamp | null;
    last_error: string | null;
  };
  parameter: {
    key: string;
    value: ColumnType<unknown, string, string>;
    version: Generated<number>;
    updated_at: GeneratedTimestamp;
  };
  payment: {
    id: string;
    number: string;
    payable_kind: string;
    payable_id: string;
    customer_id: string;
    amount_usd: number;
    state: Generated<string>;
    channel_id: string | null;
    payer_id: string | null;
    provider_number: string | null;
    access_key: string;
    expires_at: Timestamp | null;
    paid_at: Timestamp | null;
    refunded_usd: Generated<number>;
    credited_late_usd: Generated<number>;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  payment_attempt: {
    id: string;
    payment_id: string;
    channel_id: string;
    state: Generated<string>;
    provider_key: string;
    amount_usd: number;
    created_at: GeneratedTimestamp;
    ended_at: Timestamp | null;
  };
  payment_channel: {
    id: string;
    identifier: string;
    kind: string;
    title: ColumnType<JsonColumns['payment_channel.title'], string, string>;
    description: ColumnType<JsonColumns['payment_channel.description'], string | undefined, string>;
    image: string | null;
    minimum_usd: number | null;
    maximum_usd: number | null;
    payment_enabled: Generated<boolean>;
    withdrawal_enabled: Generated<boolean>;
    config: ColumnType<JsonColumns['payment_channel.config'], string | undefined, string>;
    sort_weight: Generated<number>;
    version: Generated<number>;
  };
  payment_refund: {
    id: string;
    payment_id: string;
    amount_usd: number;
    key: string;
    note: Generated<string>;
    provider_number: string | null;
    created_at: GeneratedTimestamp;
  };
  product: {
    id: string;
    type: Generated<string>;
    category_id: string;
    category_path: string[];
    name: ColumnType<JsonColumns['product.name'], string, string>;
    description: ColumnType<JsonColumns['product.description'], string | undefined, string>;
    detail: ColumnType<JsonColumns['product.detail'], string | undefined, string>;
    cover: string;
    gallery: ColumnType<JsonColumns['product.gallery'], string | undefined, string>;
    detail_images: ColumnType<JsonColumns['product.detail_images'], string | undefined, string>;
    tags: ColumnType<JsonColumns['product.tags'], string | undefined, string>;
    specs: ColumnType<JsonColumns['product.specs'], string | undefined, string>;
    min_price_usd: number;
    list_price_usd: number | null;
    min_points: number | null;
    sold: Generated<number>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    purchase_limit: number | null;
    online: Generated<boolean>;
    popular: Generated<boolean>;
    recommended: Generated<boolean>;
    sort_weight: Generated<number>;
    rating_x100: GeneratedAlways<number>;
    popularity: GeneratedAlways<number>;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
    updated_at: GeneratedTimestamp;
  };
  product_clock: {
    only_row: Generated<boolean>;
    offset_ms: Generated<number>;
  };
  product_review: {
    id: string;
    product_id: string;
    customer_id: string;
    order_line_id: string;
    rating: number;
    text: Generated<string>;
    pictures: ColumnType<JsonColumns['product_review.pictures'], string | undefined, string>;
    options: Generated<string>;
    created_at: GeneratedTimestamp;
  };
  product_search: {
    product_id: string;
    name_tokens: string[];
    tokens: string[];
    tier: Generated<string>;
  };
  product_stock: {
    product_id: string;
    on_hand: Generated<number>;
    reserved: Generated<number>;
  };
  product_variant: {
    id: string;
    product_id: string;
    sku: string;
    spec_values: Generated<string[]>;
    price_usd: number;
    list_price_usd: number | null;
    cost_usd: Generated<number>;
    points: number | null;
    image: string | null;
    weight_grams: Generated<number>;
    on_hand: Generated<number>;
    reserved: Generated<number>;
    removed_at: Timestamp | null;
    sort_weight: Generated<number>;
  };
  provider_event: {
    channel: string;
    event_id: string;
    kind: string;
    provider_key: string;
    amount: number;
    currency: string;
    attempt_id: string | null;
    outcome: string;
    received_at: GeneratedTimestamp;
  };
  search_keyword: {
    locale: string;
    keyword: string;
    hot_rank: number | null;
    times: Generated<number>;
  };
  search_tier: {
    tier: string;
    from_popularity: number;
  };
  shipment: {
    id: string;
    order_id: string;
    company_id: string;
    tracking_number: string;
    shipped_at: GeneratedTimestamp;
  };
  staff: {
    id: string;
    username: string;
    name: string;
    password_hash: string;
    must_change_password: Generated<boolean>;
    role_id: string;
    agent_id: string | null;
    superior_id: string | null;
    totp_secret: string | null;
    totp_last_step: number | null;
    disabled_at: Timestamp | null;
    version: Generated<number>;
    created_at: GeneratedTimestamp;
  };
  staff_role: {
    id: string;
    name: string;
    enabled: Generated<boolean>;
    super: Generated<boolean>;
    permissions: Generated<string[]>;
    version: Generated<number>;
  };
  staff_session: {
    id: string;
    staff_id: string;
    token_hash: Buffer;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    ended_at: Timestamp | null;
    ip: Generated<string>;
    user_agent: Generated<string>;
  };
  stock_allocation: {
    id: GeneratedAlways<number>;
    order_id: string;
    customer_id: string | null;
    variant_id: string;
    quantity: number;
    state: Generated<string>;
    expires_at: Timestamp | null;
    deal_id: string | null;
    deal_quantity: Generated<number>;
    counted: Generated<boolean>;
    created_at: GeneratedTimestamp;
  };
  stock_movement: {
    id: GeneratedAlways<number>;
    variant_id: string;
    kind: string;
    on_hand_change: Generated<number>;
    reserved_change: Generated<number>;
    on_hand_before: number;
    order_id: string | null;
    customer_id: string | null;
    staff_id: string | null;
    note: Generated<string>;
    created_at: GeneratedTimestamp;
  };
  stored_file: {
    id: string;
    purpose: string;
    kind: string;
    owner_kind: string;
    owner_id: string;
    private: Generated<boolean>;
    url: string;
    sha256: Buffer;
    bytes: number;
    width: number;
    height: number;
    created_at: GeneratedTimestamp;
  };
  translation: {
    locale: string;
    key: string;
    text: string;
    version: Generated<number>;
    updated_at: GeneratedTimestamp;
  };
};
