import { createHash } from 'node:crypto';
import { IMPORT_FIELDS, type ImportField } from '@app/contract/catalog/import-fields';
import enUS from '@app/contract/catalog/product-imports/staff-messages/en-US';
import es from '@app/contract/catalog/product-imports/staff-messages/es';
import pt from '@app/contract/catalog/product-imports/staff-messages/pt';
import zhCn from '@app/contract/catalog/product-imports/staff-messages/zh-cn';
import { fold } from '../search-tokens.ts';

/** What columns are called in the tables that other shops write, in four languages. Compared without marks and case. */
const NAMES: Record<ImportField, readonly string[]> = {
  sku: [
    'sku',
    'variant sku',
    'article',
    'article number',
    'item code',
    '货号',
    '商品编码',
    '规格编码',
    'referencia',
    'código',
    'código de artículo',
    'referência',
    'código do item',
  ],
  number: [
    'product number',
    'product no',
    'product id',
    'handle',
    'style',
    'spu',
    '商品编号',
    '产品编号',
    '商品号',
    'número de producto',
    'id de producto',
    'número do produto',
    'id do produto',
  ],
  name: [
    'name',
    'product',
    'product name',
    'title',
    'name en',
    'name english',
    '英文名称',
    'nombre en inglés',
    'nome em inglês',
  ],
  nameZh: [
    'name zh',
    'name chinese',
    'chinese name',
    '名称',
    '商品名称',
    '中文名称',
    'nombre en chino',
    'nome em chinês',
  ],
  nameEs: [
    'name es',
    'name spanish',
    'spanish name',
    '西班牙文名称',
    '西语名称',
    'nombre',
    'nombre del producto',
    'nome em espanhol',
  ],
  namePt: [
    'name pt',
    'name portuguese',
    'portuguese name',
    '葡萄牙文名称',
    '葡语名称',
    'nombre en portugués',
    'nome',
    'nome do produto',
  ],
  brand: ['brand', 'brand name', 'manufacturer', 'vendor', '品牌', 'marca', 'fabricante'],
  category: ['category', 'product category', 'collection', '分类', '商品分类', '类目', 'categoría', 'categoria'],
  type: ['type', 'product type', '类型', '商品类型', 'tipo', 'tipo de producto', 'tipo de produto'],
  price: [
    'price',
    'selling price',
    'variant price',
    'price usd',
    '价格',
    '售价',
    '销售价',
    'precio',
    'precio de venta',
    'preço',
    'preço de venda',
  ],
  listPrice: [
    'list price',
    'compare at price',
    'market price',
    'rrp',
    '原价',
    '市场价',
    '划线价',
    'precio de lista',
    'precio original',
    'preço de tabela',
    'preço original',
  ],
  cost: [
    'cost',
    'cost price',
    'cost per item',
    'purchase price',
    '成本',
    '成本价',
    '进货价',
    'costo',
    'coste',
    'precio de compra',
    'custo',
    'preço de custo',
  ],
  points: ['points', 'points price', '积分', '积分价', 'puntos', 'pontos'],
  stock: [
    'stock',
    'quantity',
    'inventory',
    'qty',
    '库存',
    '数量',
    'existencias',
    'inventario',
    'cantidad',
    'estoque',
    'quantidade',
  ],
  weight: ['weight', 'weight g', 'grams', 'variant grams', '重量', '重量 克', 'peso', 'peso g', 'gramos', 'gramas'],
  limit: [
    'limit',
    'limit per order',
    'purchase limit',
    '限购',
    '每单限购',
    'límite',
    'límite por pedido',
    'limite',
    'limite por pedido',
  ],
  spec1: [
    'spec 1',
    'spec',
    'option1 name',
    'option 1 name',
    '规格1',
    '规格',
    '规格名1',
    'especificación 1',
    'especificação 1',
  ],
  value1: ['value 1', 'spec value', 'option1 value', 'option 1 value', '规格值1', '规格值', 'valor 1'],
  spec2: ['spec 2', 'option2 name', 'option 2 name', '规格2', '规格名2', 'especificación 2', 'especificação 2'],
  value2: ['value 2', 'option2 value', 'option 2 value', '规格值2', 'valor 2'],
  spec3: ['spec 3', 'option3 name', 'option 3 name', '规格3', '规格名3', 'especificación 3', 'especificação 3'],
  value3: ['value 3', 'option3 value', 'option 3 value', '规格值3', 'valor 3'],
  description: [
    'description',
    'short description',
    'description en',
    '英文描述',
    'descripción en inglés',
    'descrição em inglês',
  ],
  descriptionZh: [
    'description zh',
    'description chinese',
    '描述',
    '简介',
    '中文描述',
    'descripción en chino',
    'descrição em chinês',
  ],
  descriptionEs: [
    'description es',
    'description spanish',
    '西班牙文描述',
    'descripción',
    'descripción corta',
    'descrição em espanhol',
  ],
  descriptionPt: [
    'description pt',
    'description portuguese',
    '葡萄牙文描述',
    'descripción en portugués',
    'descrição',
    'descrição curta',
  ],
  detail: ['detail', 'details', 'body', 'body html', 'long description', '详情', '商品详情', 'detalles', 'detalhes'],
  detailZh: ['detail zh', '中文详情'],
  detailEs: ['detail es', 'detalle'],
  detailPt: ['detail pt', 'detalhe'],
  tags: ['tags', 'labels', '标签', 'etiquetas', 'marcadores'],
  cover: ['cover', 'picture', 'image', 'image src', '封面', '主图', '图片', 'portada', 'imagen', 'capa', 'imagem'],
  pictures: ['pictures', 'images', 'gallery', '图集', '相册', 'imágenes', 'galería', 'imagens', 'galeria'],
  detailPictures: ['detail pictures', '详情图'],
  variantPicture: ['variant picture', 'variant image', '规格图'],
  online: ['listed', 'online', 'published', 'on sale', '上架', '是否上架', 'publicado', 'a la venta', 'à venda'],
  popular: ['popular', 'hot', '热门', '是否热门', 'destacado', 'em alta'],
  recommended: ['recommended', 'featured', '推荐', '是否推荐', 'recomendado'],
  sortWeight: [
    'sort weight',
    'sort',
    'weight in lists',
    'position',
    '排序',
    '排序权重',
    'orden',
    'peso de orden',
    'ordem',
    'peso de ordem',
  ],
};

const plain = (head: string): string =>
  fold(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The headings of the template, as the back office writes them in each language. */
const templateHeads = (field: ImportField): string[] =>
  [enUS, zhCn, es, pt].map((texts) => texts[`catalog.import_field.${field}`]);

/** The last of two equal names counts, so that a heading of the template means what it means there. */
const FIELD_OF: ReadonlyMap<string, ImportField> = new Map([
  ...IMPORT_FIELDS.flatMap((field) => [field, ...NAMES[field]].map((name) => [plain(name), field] as const)),
  ...IMPORT_FIELDS.flatMap((field) => templateHeads(field).map((head) => [plain(head), field] as const)),
]);

const KEY_MAX = 2_000;
/** Files with these heads, in whatever case, are read alike. */
export function headsKey(heads: readonly string[]): string {
  const all = heads.map(plain).join('\n');
  // The key stands in an index; of many columns their sum does.
  return Buffer.byteLength(all) <= KEY_MAX ? all : createHash('sha256').update(all).digest('hex');
}

/** Whether a cell is what columns of tables of products are called. */
export const isFieldName = (cell: string): boolean => FIELD_OF.has(plain(cell));

/** Returns the field each column most likely fills; null where its head says nothing, or what another column fills already. */
export function guessColumns(heads: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return heads.map((head) => {
    const field = FIELD_OF.get(plain(head));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
