import type { Issue } from '#domain/issue.ts'
import { origenMapa } from './mapa.ts'
import { isCampoColor, normalizeColor } from './colores.ts'

/** Settings kept apart from the record, each changed by the same call (`PUT /api/info`, campo and valor). */
export const CAMPOS_AJUSTE = [
  'contacto',
  'horario',
  'dominios_correo',
  'enlace_curp',
  'enlace_nss',
  'enlace_csf',
  'limite_retroactivo',
  'mapa_incrustado',
] as const
export type CampoAjuste = (typeof CAMPOS_AJUSTE)[number]

/** Fields that `PUT /api/info` changes: the documented ones and the settings. */
export const CAMPOS_INFO = [
  'nombre',
  'icono',
  'color',
  'color_botones',
  'color_encabezados',
  'color_letra',
  ...CAMPOS_AJUSTE,
] as const
export type CampoInfo = (typeof CAMPOS_INFO)[number]

/** How each is named on screen. */
export const ETIQUETA_INFO: Readonly<Record<CampoInfo, string>> = {
  nombre: 'Nombre',
  icono: 'Icono',
  color: 'Color principal',
  color_botones: 'Color de botones',
  color_encabezados: 'Color de encabezados',
  color_letra: 'Color de letra',
  contacto: 'Contacto',
  horario: 'Horario de atención',
  dominios_correo: 'Dominios de correo',
  enlace_curp: 'Página de la CURP',
  enlace_nss: 'Página del NSS',
  enlace_csf: 'Página de la Constancia de Situación Fiscal',
  limite_retroactivo: 'Quincenas hacia atrás',
  mapa_incrustado: 'Mapa del domicilio',
}

export const LIMITES_INFO = { nombre: 120, contacto: 160, horario: 120, dominios: 20, enlace: 300 } as const

/** Quincenas back that a movement's date may lie while no administrator set another limit, and the most that may be set. */
export const LIMITE_RETROACTIVO = 24
export const LIMITE_RETROACTIVO_MAX = 240

/** Address of an uploaded icon, as `POST /api/info/upload` gives it. */
export const RUTA_ICONO = /^\/api\/info\/icono\/([0-9a-f]{32}\.(?:png|jpg))$/

export function isCampoInfo(campo: string): campo is CampoInfo {
  return (CAMPOS_INFO as readonly string[]).includes(campo)
}

export function isCampoAjuste(campo: CampoInfo): campo is CampoAjuste {
  return (CAMPOS_AJUSTE as readonly string[]).includes(campo)
}

/** A value as it is kept, or what is wrong with it. */
export type ValorInfo = { readonly valor: string | null } | { readonly issue: Issue }

/**
 * Cleans and checks the new value of one field. `dominios_correo` comes separated by commas, spaces or lines and is kept with
 * commas; an icon is the address of an uploaded one, or nothing.
 */
export function valorInfo(campo: CampoInfo, raw: string | null): ValorInfo {
  const text = (raw ?? '').replaceAll(/\s+/g, ' ').trim()
  if (campo === 'icono') return icono(text)
  if (isCampoColor(campo)) return color(campo, text)
  switch (campo) {
    case 'nombre':
      return text === '' ? wrong(campo, 'vacio', 'El nombre es obligatorio') : within(campo, text, LIMITES_INFO.nombre)
    case 'contacto':
      return within(campo, text, LIMITES_INFO.contacto)
    case 'horario':
      return text === ''
        ? wrong(campo, 'vacio', 'Escribe el horario de atención, por ejemplo: lunes a viernes, de 8:00 a 15:30.')
        : within(campo, text, LIMITES_INFO.horario)
    case 'dominios_correo':
      return dominios(text)
    case 'enlace_curp':
    case 'enlace_nss':
    case 'enlace_csf':
      return enlace(campo, text)
    case 'limite_retroactivo':
      return quincenas(text)
    case 'mapa_incrustado':
      return mapa(text)
  }
}

function wrong(path: CampoInfo, code: string, message: string): ValorInfo {
  return { issue: { path, code, message } }
}

function within(campo: CampoInfo, text: string, max: number): ValorInfo {
  if (text.length <= max) return { valor: text }
  return wrong(campo, 'largo', `${ETIQUETA_INFO[campo]}: tiene ${text.length} caracteres y se admiten ${max}.`)
}

function quincenas(text: string): ValorInfo {
  if (/^\d{1,3}$/.test(text) && Number(text) <= LIMITE_RETROACTIVO_MAX) return { valor: String(Number(text)) }
  const expected = `se esperaba un número entero de 0 a ${LIMITE_RETROACTIVO_MAX}.`
  return wrong('limite_retroactivo', 'rango', `${ETIQUETA_INFO.limite_retroactivo}: ${expected}`)
}

function icono(text: string): ValorInfo {
  if (text === '') return { valor: null }
  return RUTA_ICONO.test(text)
    ? { valor: text }
    : wrong('icono', 'ajeno', 'El icono debe ser una imagen subida aquí: elige un archivo PNG o JPG.')
}

function color(campo: CampoInfo, text: string): ValorInfo {
  const valor = normalizeColor(text)
  return valor === null
    ? wrong(campo, 'color', `${ETIQUETA_INFO[campo]}: se esperaba un color como #003DA5.`)
    : { valor }
}

const DOMINIO = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

function dominios(text: string): ValorInfo {
  const list = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .map((each) => each.replace(/^@/, '')),
    ),
  ].filter(Boolean)
  if (list.length === 0)
    return wrong('dominios_correo', 'vacio', 'Escribe al menos un dominio, por ejemplo salud.gob.mx.')
  if (list.length > LIMITES_INFO.dominios)
    return wrong('dominios_correo', 'muchos', `Son ${list.length} dominios y se admiten ${LIMITES_INFO.dominios}.`)
  const bad = list.find((each) => !DOMINIO.test(each))
  return bad === undefined
    ? { valor: list.join(',') }
    : wrong('dominios_correo', 'forma', `"${bad.slice(0, 60)}" no es un dominio: se esperaba algo como salud.gob.mx.`)
}

function mapa(text: string): ValorInfo {
  if (text === '') return { valor: '' }
  if (origenMapa(text) === null)
    return wrong(
      'mapa_incrustado',
      'forma',
      `${ETIQUETA_INFO.mapa_incrustado}: se esperaba una dirección como https://mapas.ejemplo.gob.mx/?q=.`,
    )
  return within('mapa_incrustado', text, LIMITES_INFO.enlace)
}

function enlace(campo: CampoInfo, text: string): ValorInfo {
  if (text === '') return { valor: '' }
  if (!/^https?:\/\/[^\s<>"'`\\][^\s<>"'`\\.]*\.[^\s<>"'`\\]+$/i.test(text))
    return wrong(campo, 'forma', `${ETIQUETA_INFO[campo]}: se esperaba una dirección como https://www.gob.mx/curp/.`)
  return within(campo, text, LIMITES_INFO.enlace)
}
