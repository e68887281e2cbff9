import type { UnidadLugar, UsuarioDatos } from './usuario.ts'

/** What somebody with a profile of a dependency sees from a place. */
export interface AlcanceTexto {
  readonly texto: string
  /** More than one employer: worth a second look. */
  readonly amplio: boolean
}

const NOMBRADAS = 3

/**
 * Says whom an account with `lugar` sees, so that a place chosen too high is noticed before it is saved; null without one.
 * `unidades` holds the levels 0 to 2 of the structure.
 */
export function alcanceTexto(
  { entidadId, adscripcionId, dependenciaId }: Pick<UsuarioDatos, 'entidadId' | 'adscripcionId' | 'dependenciaId'>,
  unidades: readonly UnidadLugar[],
): AlcanceTexto | null {
  const nombreOf = (id: number): string => unidades.find((unidad) => unidad.id === id)?.nombre ?? ''
  if (dependenciaId !== null) return { texto: `Verá solo a las personas de ${nombreOf(dependenciaId)}.`, amplio: false }
  if (adscripcionId !== null)
    return { texto: `Verá a todas las personas de ${nombreOf(adscripcionId)}.`, amplio: false }
  if (entidadId === null) return null
  const suyas = unidades.filter(({ nivel, parentId }) => nivel === 1 && parentId === entidadId)
  const nombres = suyas.slice(0, NOMBRADAS).map(({ nombre }) => nombre)
  const resto = suyas.length - nombres.length
  const lista = resto > 0 ? `${nombres.join(', ')} y ${resto} más` : nombres.join(', ')
  return {
    texto:
      `Verá a todas las personas de ${nombreOf(entidadId)}` +
      (suyas.length > 1 ? `, con sus ${suyas.length} adscripciones: ${lista}. Si atiende una sola, elígela.` : '.'),
    amplio: suyas.length > 1,
  }
}
