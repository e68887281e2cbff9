/** An affiliate's situation (ORGANICA_ACTIVO, decisions §4). T, en trámite, is a person whose alta is not applied yet. */
export const SITUACIONES = ['A', 'L', 'B', 'P', 'D', 'E', 'C', 'N', 'T'] as const
export type LetraSituacion = (typeof SITUACIONES)[number]

export const NOMBRE_SITUACION = {
  A: 'Activo',
  L: 'Licencia',
  B: 'Baja',
  P: 'Pensionado',
  D: 'Defunción',
  E: 'Baja permanente',
  C: 'Cancelado',
  N: 'No localizado',
  T: 'En trámite',
} as const satisfies Record<LetraSituacion, string>

const EN_FRASE = {
  A: 'está en activo',
  L: 'está de licencia',
  B: 'está de baja',
  P: 'recibe pensión',
  D: 'falleció',
  E: 'está de baja permanente',
  C: 'tiene su registro cancelado',
  N: 'no está localizado',
  T: 'tiene su alta en trámite',
} as const satisfies Record<LetraSituacion, string>

const VERBO = 'está '

/** A situation within a sentence, after who it is of: "está de licencia". Several share their verb: "está en activo o de licencia". */
export function situacionTexto(...letras: readonly LetraSituacion[]): string {
  const frases = letras.map((letra, i): string => {
    const anterior = letras[i - 1]
    const repite = anterior !== undefined && [letra, anterior].every((each) => EN_FRASE[each].startsWith(VERBO))
    return repite ? EN_FRASE[letra].slice(VERBO.length) : EN_FRASE[letra]
  })
  return new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(frases)
}

export interface CambioSituacion {
  /** null where it is not known any more. */
  readonly antes: LetraSituacion | null
  readonly despues: LetraSituacion
}

/** From what to what a situation goes: "Activo → Pensionado"; of one that stays, or whose past is not known, its name. */
export function cambioDeSituacionTexto({ antes, despues }: CambioSituacion): string {
  const name = NOMBRE_SITUACION[despues]
  return antes === null || antes === despues ? name : `${NOMBRE_SITUACION[antes]} → ${name}`
}

/** Situations whose people any desk can find for an alta with history (decisions §2). */
export const SITUACIONES_CON_HISTORIA: readonly LetraSituacion[] = ['B', 'C', 'D', 'E', 'L', 'N', 'P']

/** Situations of who is on an entity's staff: what a roster counts. */
export const SITUACIONES_EN_PLANTILLA: readonly LetraSituacion[] = ['A', 'L']

export function isLetraSituacion(text: string): text is LetraSituacion {
  return (SITUACIONES as readonly string[]).includes(text)
}

/** Letters of a query, joined by hyphens ("B-C-D-E-L-N-P" means any of them); null when one is no situation. */
export function parseSituaciones(text: string): LetraSituacion[] | null {
  const letters = text.toUpperCase().split('-')
  return letters.every(isLetraSituacion) ? letters : null
}
