#!/usr/bin/env bash
# Shops name the things of a page in one JSON-LD graph, and may say of one thing that it has two types. Both are valid JSON-LD.
# web-auto-extractor 1.0.17 files things by their type without looking into a graph, which it returns whole below the key "undefined", and
# a thing of two types below a key made of both: who asks it for products finds none in either. Lists of things are read.
. "$(dirname "$0")/support/run.sh"
packages web-auto-extractor@1.0.17
observe 'one: Product
list: BreadcrumbList,Product
graph: undefined
two types: IndividualProduct,Product together' <<'JS'
import extractor from 'web-auto-extractor';

const found = (things) => {
  const script = `<script type="application/ld+json">${JSON.stringify(things)}</script>`;
  const { jsonld } = extractor.default().parse(`<html><head>${script}</head><body></body></html>`);
  return Object.keys(jsonld).sort().join(',');
};
const context = 'https://schema.org';
const product = { '@type': 'Product', name: 'Cup' };
const way = { '@type': 'BreadcrumbList', itemListElement: [] };
console.log('one:', found({ '@context': context, ...product }));
console.log('list:', found([{ '@context': context, ...product }, { '@context': context, ...way }]));
console.log('graph:', found({ '@context': context, '@graph': [product, way] }));
const two = found({ '@context': context, ...product, '@type': ['IndividualProduct', 'Product'] });
console.log('two types:', two, two.includes(',') ? 'together' : 'apart');
JS
