export const description = 'Notes from the studio on cost, plans and materials.';
