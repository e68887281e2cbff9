import type { CampoLeido } from '#domain/documentos/campo-leido.ts'

/**
 * The fields of a paper that prove something: a field read without certainty does not until a person confirmed or typed it
 * (decisions §6). `campos` is how they were read; a field that is not there was captured by hand and counts.
 */
export function camposSeguros(
  datos: Readonly<Record<string, unknown>>,
  campos: Readonly<Record<string, Pick<CampoLeido, 'seguro'>>>,
  isConfirmed: (campo: string) => boolean = () => false,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(datos).filter(([campo]) => campos[campo]?.seguro !== false || isConfirmed(campo)),
  )
}
