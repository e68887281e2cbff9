import type { FilaTabla } from '#domain/fila-tabla.ts'
import type { Issue } from '#domain/issue.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { cleanCorreo } from './correo-persona.ts'
import {
  cleanUsuario,
  usuarioIssues,
  type OpcionesUsuario,
  type UnidadLugar,
  type UsuarioConClave,
  type UsuarioDatos,
} from './usuario.ts'

/** Accounts of one file: each takes its time to have its password hashed. */
export const CARGA_MAX = 500

/** Columns of the file, in the order of the template; titles are compared without accents or signs. */
export const COLUMNAS_CARGA = [
  { campo: 'usuario', titulo: 'Usuario', otros: ['id personal', 'cuenta'] },
  { campo: 'nombre', titulo: 'Nombre completo', otros: ['nombre'] },
  { campo: 'correo', titulo: 'Correo electrónico', otros: ['correo', 'email', 'e mail'] },
  { campo: 'perfil', titulo: 'Perfil', otros: [] },
  { campo: 'entidad', titulo: 'Entidad', otros: ['tipo de entidad'] },
  { campo: 'adscripcion', titulo: 'Adscripción', otros: [] },
  { campo: 'dependencia', titulo: 'Dependencia', otros: ['direccion general'] },
] as const
export type CampoCarga = (typeof COLUMNAS_CARGA)[number]['campo']

const OBLIGATORIAS: readonly CampoCarga[] = ['usuario', 'nombre', 'perfil']

/** A row of the file as it was understood. */
export interface FilaCarga {
  /** Its number in the file, as a spreadsheet counts it. */
  readonly fila: number
  readonly textos: Readonly<Record<CampoCarga, string>>
  /** By column; empty when the account can be made. */
  readonly errores: Readonly<Partial<Record<CampoCarga, string>>>
}

/** `POST /api/panel/usuarios/carga/previa`: what the file would do. Nothing is made unless every row is right. */
export interface RevisionCarga {
  readonly filas: readonly FilaCarga[]
  /** Rows of the file; of those that are wrong, `filas` holds the first 200. */
  readonly total: number
  readonly conError: number
  readonly columnasFaltantes: readonly string[]
  readonly columnasIgnoradas: readonly string[]
}

/** `POST /api/panel/usuarios/carga`: the accounts with their passwords, told once. */
export interface RespuestaCarga {
  readonly creados: readonly UsuarioConClave[]
}

/** A row that became the data of an account, or why not. */
export interface FilaInterpretada extends FilaCarga {
  readonly datos: UsuarioDatos
}

type Indices = Readonly<Partial<Record<CampoCarga, number>>>

export interface Interpretacion {
  readonly filas: readonly FilaInterpretada[]
  readonly columnasFaltantes: readonly string[]
  readonly columnasIgnoradas: readonly string[]
}

/** Reads titles and rows against the profiles and units there are. Names are compared without accents or capitals. */
export function interpretCarga(tabla: readonly FilaTabla[], opciones: OpcionesUsuario): Interpretacion {
  const [titulos, ...rest] = tabla
  const { indices, ignoradas } = readTitulos(titulos?.celdas ?? [])
  const faltan = COLUMNAS_CARGA.filter(({ campo }) => OBLIGATORIAS.includes(campo) && indices[campo] === undefined)
  const filas = faltan.length > 0 ? [] : rest.map((leida) => interpretFila(leida, indices, opciones))
  return {
    filas: withRepetidos(filas),
    columnasFaltantes: faltan.map(({ titulo }) => titulo),
    columnasIgnoradas: ignoradas,
  }
}

function readTitulos(celdas: readonly string[]): { readonly indices: Indices; readonly ignoradas: readonly string[] } {
  const indices: Partial<Record<CampoCarga, number>> = {}
  const ignoradas: string[] = []
  for (const [index, celda] of celdas.entries()) {
    const folded = foldText(celda)
    const column = COLUMNAS_CARGA.find(({ titulo, otros }) =>
      [titulo, ...otros].some((text) => foldText(text) === folded),
    )
    if (column && indices[column.campo] === undefined) indices[column.campo] = index
    else if (folded !== '') ignoradas.push(celda)
  }
  return { indices, ignoradas }
}

function interpretFila({ fila, celdas }: FilaTabla, indices: Indices, opciones: OpcionesUsuario): FilaInterpretada {
  const text = (campo: CampoCarga) => normalizeText(celdas[indices[campo] ?? -1] ?? '')
  const textos = Object.fromEntries(COLUMNAS_CARGA.map(({ campo }) => [campo, text(campo)])) as FilaCarga['textos']
  const errores: Partial<Record<CampoCarga, string>> = {}
  const perfil = opciones.perfiles.find(({ nombre }) => foldText(nombre) === foldText(textos.perfil))
  if (!perfil) errores.perfil = textos.perfil === '' ? 'Falta el perfil.' : `No existe el perfil ${textos.perfil}.`
  const lugar = readLugar(textos, opciones.unidades, errores)
  const datos: UsuarioDatos = {
    usuario: cleanUsuario(textos.usuario),
    nombre: textos.nombre,
    correo: cleanCorreo(textos.correo),
    perfilId: perfil?.id ?? 0,
    ...lugar,
  }
  // A place that could not be found is said once, where it was written.
  const lost = errores.adscripcion !== undefined || errores.dependencia !== undefined
  for (const issue of usuarioIssues(datos, opciones)) if (!lost || issue.path !== 'entidadId') addError(errores, issue)
  return { fila, textos, errores, datos }
}

const COLUMNA_DE: Readonly<Record<string, CampoCarga>> = {
  usuario: 'usuario',
  nombre: 'nombre',
  correo: 'correo',
  perfilId: 'perfil',
  entidadId: 'entidad',
  adscripcionId: 'adscripcion',
  dependenciaId: 'dependencia',
}

/** Puts an issue of an account at its column; the first one of a column stays. */
export function addError(errores: Partial<Record<CampoCarga, string>>, { path, message }: Issue): void {
  const campo = COLUMNA_DE[path]
  if (campo) errores[campo] ??= message
}

const NIVELES = [
  { campo: 'dependencia', nivel: 2, una: 'la dependencia', arriba: 'adscripcion' },
  { campo: 'adscripcion', nivel: 1, una: 'la adscripción', arriba: 'entidad' },
  { campo: 'entidad', nivel: 0, una: 'la entidad', arriba: null },
] as const

/** The place by names, from the deepest up: what is above follows from it where it was left out. */
function readLugar(
  textos: FilaCarga['textos'],
  unidades: readonly UnidadLugar[],
  errores: Partial<Record<CampoCarga, string>>,
): Pick<UsuarioDatos, 'entidadId' | 'adscripcionId' | 'dependenciaId'> {
  const found: (number | null)[] = [null, null, null]
  const byId = new Map(unidades.map((unidad) => [unidad.id, unidad]))
  const unidadOf = (id: number | null | undefined) => (typeof id === 'number' ? byId.get(id) : undefined)
  for (const { campo, nivel, una, arriba } of NIVELES) {
    const below = unidadOf(found[nivel + 1])?.parentId ?? null
    const named = unidades.filter(
      (unidad) => unidad.nivel === nivel && foldText(unidad.nombre) === foldText(textos[campo]),
    )
    const above = arriba && textos[arriba] !== '' ? foldText(textos[arriba]) : null
    const fits = named.filter(({ parentId }) => above === null || foldText(unidadOf(parentId)?.nombre ?? '') === above)
    if (textos[campo] === '') found[nivel] = below
    else if (below !== null && named.some(({ id }) => id === below)) found[nivel] = below
    else if (fits.length === 1) found[nivel] = fits[0]?.id ?? null
    else if (fits.length > 1 && arriba) errores[campo] = `Hay varias con ese nombre: escribe también la ${arriba}.`
    else if (named.length > 0) errores[campo] = `${textos[campo]} no pertenece a lo escrito arriba.`
    else errores[campo] = `No existe ${una} ${textos[campo]}.`
  }
  const [entidadId = null, adscripcionId = null, dependenciaId = null] = found
  return { entidadId, adscripcionId, dependenciaId }
}

/** The same user or mail twice in the file: said at the later row. */
function withRepetidos(filas: readonly FilaInterpretada[]): FilaInterpretada[] {
  const seen = { usuario: new Map<string, number>(), correo: new Map<string, number>() }
  return filas.map((row) => {
    const errores = { ...row.errores }
    for (const campo of ['usuario', 'correo'] as const) {
      const value = row.datos[campo]
      const first = seen[campo].get(value)
      if (value !== '' && first !== undefined) errores[campo] ??= `Ya está en el renglón ${first}.`
      else seen[campo].set(value, row.fila)
    }
    return { ...row, errores }
  })
}
