import type en from './en-US.ts';

export default {
  'error.oidc.unavailable': 'Aquí no está configurada esta forma de entrar. Entra de otro modo.',
  'error.oidc.unreachable': 'El proveedor de acceso no responde. Inténtalo más tarde o entra de otro modo.',
  'error.oidc.unreadable': 'La respuesta del proveedor de acceso no es válida y no se inició sesión. ({{reason}})',
  'error.oidc.sealed': 'Ya no se puede leer el secreto de este proveedor de acceso. Hay que escribirlo de nuevo.',
  'error.oidc.attempt_over':
    'Este acceso tardó demasiado, ya se usó, se empezó en otro navegador o cambió su proveedor. Empieza de nuevo.',
  'error.oidc.denied': 'El acceso se canceló en el proveedor.',
  'error.oidc.refused': 'El proveedor de acceso lo rechazó. ({{reason}})',
  'error.oidc.clock':
    'Los relojes de la tienda y del proveedor de acceso no coinciden, así que su respuesta cuenta como caducada.',
  'error.oidc.not_linked':
    'Esta cuenta de {{provider}} no está vinculada a nadie aquí. Entra con tu contraseña y vincúlala en «Cuentas vinculadas», o pide ayuda a un administrador.',
  'error.oidc.linked_elsewhere': 'Esta cuenta ya está vinculada a otro administrador.',
  'error.oidc.linked_already': 'Ya tiene vinculada una cuenta de este proveedor. Desvincúlala primero.',
  'error.oidc.unlinks':
    'Otro emisor u otro dato que identifica desvincula cuentas del personal: {{count}}. Vuelve a abrir el proveedor y confírmalo.',
  'error.oidc.too_many': 'Puede haber {{max}} proveedores de acceso.',
} satisfies Record<keyof typeof en, string>;
