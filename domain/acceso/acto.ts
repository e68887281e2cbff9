/** What a profile may do (decisions §2). A call needs one act and a view that opens for the profile. */
export const ACTOS = ['ver', 'capturar', 'validar', 'revisar', 'aprobar', 'firmar', 'autorizar', 'administrar'] as const
export type Acto = (typeof ACTOS)[number]

/** Acts by which a person answers for the institute: who has one may sign as themselves only. */
export const ACTOS_DE_FIRMA = ['aprobar', 'firmar', 'autorizar'] as const satisfies readonly Acto[]

/** How a screen names each act, and what it lets a person do. Source: design/decisiones §2, §4. */
export const TEXTO_ACTO = {
  ver: { titulo: 'Ver', ayuda: 'Consultar lo que sus pantallas muestran.' },
  capturar: { titulo: 'Capturar', ayuda: 'Subir documentos, guardar borradores y solicitar movimientos.' },
  validar: {
    titulo: 'Validar',
    ayuda: 'Aceptar en la dependencia los movimientos solicitados; en Tesorería, los pagos.',
  },
  revisar: { titulo: 'Revisar', ayuda: 'Dar la primera revisión del instituto.' },
  aprobar: { titulo: 'Aprobar', ayuda: 'Autorizar que un movimiento se aplique.' },
  firmar: { titulo: 'Firmar', ayuda: 'Firmar el cierre de la quincena.' },
  autorizar: { titulo: 'Autorizar', ayuda: 'Dar la última firma del cierre.' },
  administrar: { titulo: 'Administrar', ayuda: 'Cambiar perfiles, usuarios, menús, catálogos y ajustes.' },
} as const satisfies Record<Acto, { readonly titulo: string; readonly ayuda: string }>

export function isActo(text: string): text is Acto {
  return (ACTOS as readonly string[]).includes(text)
}

/** `instituto` sees everything; `dependencia` only its own people and movements. */
export const AMBITOS = ['instituto', 'dependencia'] as const
export type Ambito = (typeof AMBITOS)[number]

/** How a screen names each scope. */
export const TEXTO_AMBITO = {
  instituto: { titulo: 'Instituto', ayuda: 'Entra al mapa de procesos y ve a todas las personas.' },
  dependencia: {
    titulo: 'Dependencia',
    ayuda: 'Entra a Ventanilla y ve solo a las personas de su lugar en la estructura.',
  },
} as const satisfies Record<Ambito, { readonly titulo: string; readonly ayuda: string }>

/** "Ver, Capturar", in the order of the acts; "Todos" and "Ninguno". */
export function actosEnLinea(actos: readonly Acto[]): string {
  const own = ACTOS.filter((acto) => actos.includes(acto)).map((acto) => TEXTO_ACTO[acto].titulo)
  if (own.length === ACTOS.length) return 'Todos'
  return own.length === 0 ? 'Ninguno' : own.join(', ')
}
