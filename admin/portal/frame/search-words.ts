/** What besides screens a session may search. */
export interface Registros {
  readonly people: boolean
  readonly cases: boolean
}

export function registrosDe(vistas: readonly string[]): Registros {
  return { people: vistas.includes('panelAfiliados'), cases: vistas.includes('panelCasos') }
}

/** What the field says, by what the session may search. */
const WORDS = {
  todo: {
    label: 'Buscar persona, caso o pantalla',
    placeholder: 'Buscar persona, caso, proceso, pantalla…',
    hint: 'Escribe al menos 3 letras: nombre, CURP, RFC o NSS; un folio o una referencia; el asunto de un caso; un trámite o una pantalla.',
  },
  personas: {
    label: 'Buscar persona o pantalla',
    placeholder: 'Buscar persona, CURP, pantalla…',
    hint: 'Escribe al menos 3 letras del nombre, la CURP, el RFC o el NSS; un folio, un trámite o una pantalla.',
  },
  casos: {
    label: 'Buscar caso o pantalla',
    placeholder: 'Buscar caso, pantalla…',
    hint: 'Escribe al menos 3 letras del folio, del asunto o de la persona de un caso.',
  },
  pantallas: {
    label: 'Buscar pantalla',
    placeholder: 'Buscar pantalla…',
    hint: 'Escribe el nombre de una pantalla.',
  },
} as const

export function searchWords({ people, cases }: Registros): (typeof WORDS)[keyof typeof WORDS] {
  if (people) return cases ? WORDS.todo : WORDS.personas
  return cases ? WORDS.casos : WORDS.pantallas
}
