/** What a profile may do (decisions §2). A call needs one act and a view that opens for the profile. */
export const ACTOS = ['ver', 'capturar', 'validar', 'revisar', 'aprobar', 'firmar', 'administrar'] as const
export type Acto = (typeof ACTOS)[number]

export function isActo(text: string): text is Acto {
  return (ACTOS as readonly string[]).includes(text)
}

/** `instituto` sees everything; `dependencia` only its own people and movements. */
export const AMBITOS = ['instituto', 'dependencia'] as const
export type Ambito = (typeof AMBITOS)[number]
