import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { cleanCorreo } from './correo-persona.ts'
import { cleanUsuario, type OpcionesUsuario, type UnidadLugar, type UsuarioDatos } from './usuario.ts'

/** Accounts of one file: each takes its time to have its password hashed. */
export const CUENTAS_DE_ARCHIVO_MAX = 500

/** An account as people write it in a file: names instead of ids. */
export type CuentaEscrita = Readonly<
  Record<'usuario' | 'nombre' | 'correo' | 'perfil' | 'entidad' | 'adscripcion' | 'dependencia', string>
>
export type NivelEscrito = 'entidad' | 'adscripcion' | 'dependencia'

/** What was written, as the data of an account. */
interface CuentaInterpretada {
  readonly datos: UsuarioDatos
  /** Names of units that stand for none, with what was expected. */
  readonly sinLugar: Readonly<Partial<Record<NivelEscrito, string>>>
}

/** Finds profile and place by name. Names are compared without accents or capitals. `perfilId` is 0 if there is no such profile. */
export function interpretCuenta(escrita: CuentaEscrita, { perfiles, unidades }: OpcionesUsuario): CuentaInterpretada {
  const sinLugar: Partial<Record<NivelEscrito, string>> = {}
  const perfil = perfiles.find(({ nombre }) => foldText(nombre) === foldText(escrita.perfil))
  const lugar = readLugar(escrita, unidades, sinLugar)
  const datos = {
    usuario: cleanUsuario(escrita.usuario),
    nombre: normalizeText(escrita.nombre),
    correo: cleanCorreo(escrita.correo),
    perfilId: perfil?.id ?? 0,
    ...lugar,
  }
  return { datos, sinLugar }
}

const NIVELES = [
  { campo: 'dependencia', nivel: 2, una: 'una dependencia', arriba: 'adscripcion', laDeArriba: 'la adscripción' },
  { campo: 'adscripcion', nivel: 1, una: 'una adscripción', arriba: 'entidad', laDeArriba: 'la entidad' },
  { campo: 'entidad', nivel: 0, una: 'una entidad', arriba: null, laDeArriba: '' },
] as const

/** The place by names, from the deepest level up. A level that was left out follows from the one below it. */
function readLugar(
  textos: CuentaEscrita,
  unidades: readonly UnidadLugar[],
  sinLugar: Partial<Record<NivelEscrito, string>>,
): Pick<UsuarioDatos, 'entidadId' | 'adscripcionId' | 'dependenciaId'> {
  const found: (number | null)[] = [null, null, null]
  const byId = new Map(unidades.map((unidad) => [unidad.id, unidad]))
  const unidadOf = (id: number | null | undefined) => (typeof id === 'number' ? byId.get(id) : undefined)
  for (const { campo, nivel, una, arriba, laDeArriba } of NIVELES) {
    const below = unidadOf(found[nivel + 1])?.parentId ?? null
    const named = unidades.filter(
      (unidad) => unidad.nivel === nivel && foldText(unidad.nombre) === foldText(textos[campo]),
    )
    const above = arriba && textos[arriba] !== '' ? foldText(textos[arriba]) : null
    const fits = named.filter(({ parentId }) => above === null || foldText(unidadOf(parentId)?.nombre ?? '') === above)
    if (textos[campo] === '') found[nivel] = below
    else if (below !== null && named.some(({ id }) => id === below)) found[nivel] = below
    else if (fits.length === 1) found[nivel] = fits[0]?.id ?? null
    else if (fits.length > 1) sinLugar[campo] = `también ${laDeArriba}, porque hay varias con ese nombre`
    else if (named.length > 0) sinLugar[campo] = `${una} que pertenezca a lo escrito en las otras columnas`
    else sinLugar[campo] = `${una} que exista, con su nombre completo`
  }
  const [entidadId = null, adscripcionId = null, dependenciaId = null] = found
  return { entidadId, adscripcionId, dependenciaId }
}
