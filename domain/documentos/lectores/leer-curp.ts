import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isCurpCheckDigitOk, parseCurp, type CurpLeida } from '#domain/identidad/curp.ts'
import { entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import { clavesEnHoja, curpParaNombres } from '#domain/documentos/claves/claves-en-hoja.ts'
import { curpsConfirmadas } from '#domain/documentos/claves/confirmar-curp.ts'
import { apoyar, combinar, hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import { estadoSuelto } from './estado-suelto.ts'
import { LectorDeHojas, type Hoja } from '#domain/documentos/hoja/hoja.ts'
import { textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { LecturaCruda } from '#domain/documentos/papeles/papel.ts'
import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import { camposDeQrCurp } from './leer-qr.ts'
import { nombreEnPapel } from '#domain/documentos/nombre/nombre-en-papel.ts'
import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { fold } from '#domain/documentos/texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { ETIQUETAS_CURP } from '#domain/documentos/vocabulario/etiquetas-curp.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'
import { nacionalidadEn } from '#domain/documentos/vocabulario/nacionalidades.ts'
import { forma, SEXOS } from '#domain/documentos/vocabulario/formas.ts'

const HOJAS = new LectorDeHojas(ETIQUETAS_CURP, forma)

/** Findings of a CURP's pages and QR codes. */
export function leerPapelCurp(paginas: readonly PaginaConPalabras[], qrs: readonly CodigoQr[]): LecturaCruda {
  const hojas = HOJAS.leer(paginas)
  const fromQr = qrs.flatMap(camposDeQrCurp)
  const read = [
    ...fromQr.filter(({ campo }) => campo === 'curp'),
    ...hojas.flatMap((hoja) => clavesEnHoja('curp', hoja)),
  ]
  const clave = curpParaNombres(read)
  const { hallazgos: nombre, nombres } = nombreEnPapel(hojas, { curp: clave, leida: combinar(read)?.valor })
  const labelled = birthState(hojas.flatMap(impresos))
  const curps = curpsConfirmadas(read, hojas, { nombres, rfc: '', ...testimony(labelled) })
  const curp = combinar(curps)
  const right = curp && isCurpCheckDigitOk(curp.valor) && parseCurp(curp.valor) ? curp.valor : clave
  const printed = [...labelled, ...unlabelledState(hojas, labelled, right)]
  const told = checkQrName(fromQr, right).filter(({ campo }) => campo !== 'curp')
  const rest = [...told.map((each) => asPrinted(each, printed)), ...printed]
  const hallazgos = [...curps, ...nombre, ...agreeing(rest, right), ...derived(curps, right, rest)]
  const avisos = [...temporal(hojas, hallazgos), ...(curp && right === curp.valor ? notices(hallazgos, right) : [])]
  return { hallazgos, avisos }
}

/** Birth date, sex, state, nationality and expiry where they are printed. */
function impresos(hoja: Hoja): Hallazgo[] {
  return hoja.valores.flatMap(({ campo, palabras }) => {
    const texto = textoDe(palabras)
    const valor = printedValue(campo, texto)
    return valor === '' ? [] : [hallazgoEn(hoja.pagina, palabras, { campo, valor })]
  })
}

function printedValue(campo: string, texto: string): string {
  if (campo === 'sexo') return SEXOS[fold(texto).trim()] ?? ''
  if (campo === 'fechaNacimiento') return fechaEn(texto)
  if (campo === 'nacionalidad') return nacionalidadEn(texto)
  if (campo === 'vigencia') return fechaEn(texto)
  return campo === 'entidad' || campo === 'entidadRegistro' ? (estadoEn(texto)?.texto ?? '') : ''
}

/** The state of birth where it is printed, else the one of registration: most papers print only that. */
function birthState(printed: readonly Hallazgo[]): Hallazgo[] {
  const born = printed.some(({ campo }) => campo === 'entidad')
  return printed.flatMap((each) =>
    each.campo !== 'entidadRegistro' ? [each] : born ? [] : [{ ...each, campo: 'entidad' }],
  )
}

/** A state that the code names otherwise than the print ("CIUDAD DE MEXICO", DISTRITO FEDERAL): one state, called as printed. */
function asPrinted(told: Hallazgo, printed: readonly Hallazgo[]): Hallazgo {
  if (told.campo !== 'entidad') return told
  const estado = estadoEn(told.valor)?.estado
  const same = printed.find(({ campo, valor }) => campo === 'entidad' && estadoEn(valor)?.estado === estado)
  return estado && same ? { ...told, valor: same.valor } : told
}

function unlabelledState(hojas: readonly Hoja[], labelled: readonly Hallazgo[], curp: string): Hallazgo[] {
  const codigo = parseCurp(curp)?.codigoEntidad ?? ''
  return codigo === '' || labelled.some(({ campo }) => campo === 'entidad') ? [] : estadoSuelto(hojas, codigo)
}

function testimony(printed: readonly Hallazgo[]) {
  const value = (campo: string) => printed.find((each) => each.campo === campo)?.valor ?? ''
  return {
    fechaNacimiento: value('fechaNacimiento'),
    sexo: value('sexo'),
    codigoEntidad: estadoEn(value('entidad'))?.estado.codigo ?? '',
  }
}

/** A QR whose name has not the letters of its own key is not sure of either. */
function checkQrName(fromQr: readonly Hallazgo[], curp: string): Hallazgo[] {
  const value = (campo: string) => fromQr.find((each) => each.campo === campo)?.valor ?? ''
  const nombre = {
    nombres: value('nombres'),
    apellidoPaterno: value('apellidoPaterno'),
    apellidoMaterno: value('apellidoMaterno'),
  }
  if (nombre.nombres === '' || nombreMatchesCurp(nombre, curp)) return [...fromQr]
  const isName = (campo: string) => campo in nombre
  return fromQr.map((each) => (isName(each.campo) ? { ...each, valido: false } : each))
}

/** What a right key says of date, sex and state supports the print of the same. */
function agreeing(hallazgos: readonly Hallazgo[], curp: string): Hallazgo[] {
  const leida = parseCurp(curp)
  const read = hallazgos.map((each) =>
    each.campo === 'entidad' ? { ...each, valor: estadoEn(each.valor)?.texto ?? each.valor } : each,
  )
  if (!leida) return read
  return apoyar(read, ({ campo, valor }) =>
    campo === 'entidad' ? estadoEn(valor)?.estado.codigo === leida.codigoEntidad : valor === keySays(leida, campo),
  )
}

const keySays = ({ sexo, fechaNacimiento }: CurpLeida, campo: string): string =>
  campo === 'sexo' ? sexo : campo === 'fechaNacimiento' ? fechaNacimiento : ''

/** What a right key says of its holder, with the trust and the place of the key itself. */
function derived(curps: readonly Hallazgo[], right: string, printed: readonly Hallazgo[]): Hallazgo[] {
  const leida = parseCurp(right)
  const state = leida && entidadByCodigo(leida.codigoEntidad)
  const source = curps.filter(({ valor, valido }) => valido && valor === right)
  if (!leida) return []
  const values = [
    ['sexo', leida.sexo],
    ['fechaNacimiento', leida.fechaNacimiento],
    ['entidad', printed.some(({ campo }) => campo === 'entidad') ? '' : (state?.nombre.toUpperCase() ?? '')],
    ['codigoEntidad', state?.codigo ?? ''],
  ] as const
  return source.flatMap((curp) =>
    values
      .filter(([, valor]) => valor !== '')
      .map(([campo, valor]) => ({ ...curp, campo, valor, sugerencia: null, derivado: true })),
  )
}

/** A temporary CURP says so in its title, or on the line below it. */
const TEMPORAL = /^TEMPORAL\b|\b(?:CURP|POBLACION|CLAVE|CONSTANCIA)\b.*\bTEMPORAL\b/

/** Notice of a temporary CURP, given to a foreigner while their stay is decided. Only that one prints a last day. */
function temporal(hojas: readonly Hoja[], read: readonly Hallazgo[]): AvisoLectura[] {
  const vence = parsePlainDate(read.find(({ campo }) => campo === 'vigencia')?.valor ?? '')
  const rotulada = hojas.some(({ renglones }) =>
    renglones.some(({ palabras }) => TEMPORAL.test(fold(textoDe(palabras)))),
  )
  if (!rotulada && !vence) return []
  const mensaje = vence ? `Es una CURP temporal: vence el ${formatFecha(vence)}.` : 'Es una CURP temporal.'
  return [{ codigo: 'curp_temporal', mensaje }]
}

function notices(read: readonly Hallazgo[], curp: string): AvisoLectura[] {
  const missing = (['sexo', 'fechaNacimiento', 'entidad'] as const).filter(
    (campo) => !read.some((each) => each.campo === campo && !each.derivado),
  )
  const told = missing.map((campo) => ({
    codigo: 'derivado_de_curp',
    campo,
    mensaje: 'El documento no lo imprime: se tomó de la propia CURP.',
  }))
  return [...told, ...otherState(read, curp)]
}

/** The state where a birth was registered may be another than the one of birth, which the key tells. */
function otherState(read: readonly Hallazgo[], curp: string): AvisoLectura[] {
  const printed = read.find(({ campo, derivado }) => campo === 'entidad' && !derivado)
  const state = entidadByCodigo(curp.slice(11, 13))
  if (!printed || !state || estadoEn(printed.valor)?.estado === state) return []
  const mensaje = `El documento imprime ${printed.valor} y la clave dice ${state.nombre.toUpperCase()}: quizá se registró en otra entidad.`
  return [{ codigo: 'otra_entidad', campo: 'entidad', mensaje }]
}
