/** What is asked and said when a record of the travel pages is deleted. */
export const deletionOf = <T extends { id: string }>(remove: (row: T) => Promise<unknown>) =>
  ({
    ask: 'travel_home.delete',
    text: 'travel_home.delete_text',
    done: 'travel_home.deleted',
    remove,
  }) as const;
