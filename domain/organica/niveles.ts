/** Levels of the organic tree: types, entities, directorates, areas (decisions §8, "One tree"). */
export type Nivel = 0 | 1 | 2 | 3

/** What a screen calls a unit of each level (specification 2 §2.21). */
export const NOMBRE_NIVEL = {
  0: 'Tipo de Entidad',
  1: 'Entidad',
  2: 'Dirección General',
  3: 'Área',
} as const satisfies Record<Nivel, string>

/** The name of a level where the documents call it by its number: "Entidad (Orgánica 1)". */
export const nombreOrganica = (nivel: Nivel): string => `${NOMBRE_NIVEL[nivel]} (Orgánica ${nivel})`
