export default {
  'error.export.unknown_list': 'This list cannot be exported.',
  'error.export.too_many': 'Several of your exports are still under way. Wait for one of them or cancel it.',
  'error.export.ended': 'This export has already ended.',
  'error.export.not_ready': 'This export is not ready, or its file is gone.',
  'error.export.too_large': 'These are more rows than a sheet holds. Narrow the search.',
  'error.view.name_taken': 'You have a view of this name for this list.',
  'error.view.too_many': 'You have as many views of this list as can be kept. Delete one first.',
  'error.job.not_allowed': 'The job has moved on meanwhile. Look at its state again.',
  'error.backup.under_way': 'A backup is already waiting or being made.',
} as const;
