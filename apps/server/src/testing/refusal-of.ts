/** What a refused call says: the message of each flawed field, or its key where no field is named. */
export const refusalOf = (answer: { readonly data: unknown }): unknown => {
  const { fields, error } = (answer.data ?? {}) as { fields?: object; error?: string };
  return fields ?? error;
};

/** The messages of the flawed fields of a refused call; none where it names no field. */
export const fieldsOf = (answer: { readonly data: unknown }): Readonly<Record<string, string>> | undefined =>
  (answer.data as { fields?: Record<string, string> } | null)?.fields;

/** What a promise is refused with. Throws where nothing was refused. */
export async function rejectionOf(promise: Promise<unknown>): Promise<{ key: string; data: Record<string, unknown> }> {
  try {
    await promise;
  } catch (error) {
    return error as { key: string; data: Record<string, unknown> };
  }
  throw new Error('nothing was refused');
}
