import type en from './en-US.ts';

export default {
  'error.export.unknown_list': 'Esta lista no se puede exportar.',
  'error.export.too_many': 'Varias exportaciones suyas siguen en curso. Espere a que termine una o cancélela.',
  'error.export.ended': 'Esta exportación ya terminó.',
  'error.export.not_ready': 'Esta exportación no está lista o su archivo ya no existe.',
  'error.export.too_large': 'Son más filas de las que caben en una hoja. Acote la búsqueda.',
  'error.view.name_taken': 'Ya tiene una vista con este nombre en esta lista.',
  'error.view.too_many': 'Ya tiene el máximo de vistas de esta lista. Elimine una primero.',
  'error.job.not_allowed': 'La tarea ha avanzado entretanto. Vuelva a mirar su estado.',
  'error.backup.under_way': 'Ya hay una copia de seguridad en espera o en curso.',
} as const satisfies Record<keyof typeof en, string>;
