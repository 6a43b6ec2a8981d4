-- Who could see or edit products until now may see and edit what has become a screen of its own beside them.
UPDATE staff_role SET permissions = permissions || ARRAY['catalog.inventory', 'catalog.inventory.view']
WHERE 'catalog.products.view' = ANY(permissions) AND NOT 'catalog.inventory' = ANY(permissions);
UPDATE staff_role SET permissions = permissions || ARRAY['catalog.imports', 'catalog.imports.view', 'catalog.imports.run',
  'catalog.specs', 'catalog.specs.view', 'catalog.specs.edit', 'catalog.tags', 'catalog.tags.view', 'catalog.tags.edit',
  'catalog.carousel', 'catalog.carousel.view', 'catalog.carousel.edit']
WHERE 'catalog.products.edit' = ANY(permissions) AND NOT 'catalog.imports' = ANY(permissions);
