import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaCorta, fechaLarga, impresa, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import { contenidoQrCurp, TITULARES } from '#seeds/documentos/curp/papel-curp.ts'
import { aspectoDeTarjeta } from './aspecto.ts'
import { bloquesDeDatos, type Dato, type Zona } from './bloque-datos.ts'
import type { RasgosCurp } from './curp-rasgos.ts'
import { datosDeNombre, fechaImpresa, nombreSuelto, sexoImpreso } from './datos-persona.ts'
import { encabezado, parrafo, titulo } from './encabezados.ts'
import { Flujo, juntos, lado, type Bloque } from './flujo.ts'
import { terminada } from './trocear.ts'

const MEMBRETE = {
  siglas: 'GOBERNACIÓN',
  nombre: 'SECRETARÍA DE GOBERNACIÓN',
  pais: 'Estados Unidos Mexicanos',
}
const LADO_QR = 100

/** A CURP paper composed from its choices. */
export function papelCurpCompuesto(persona: PersonaFicticia, rasgos: RasgosCurp): Papel {
  const titular = { ...impresa(persona, rasgos.conAcentos), entidadNacimiento: rasgos.entidad }
  const random = seededRandom(rasgos.semilla)
  const flujo = new Flujo(rasgos.aspecto)
  flujo.poner(encabezado(rasgos.encabezado, rasgos.aspecto, MEMBRETE))
  flujo.poner(titulo(rasgos.aspecto, rasgos.titulo, random), 4)
  if (rasgos.diseno === 'hoja') escribirHoja(flujo, titular, rasgos)
  else escribirCredencial(flujo, titular, rasgos)
  if (rasgos.probatorio) flujo.poner(probatorio(titular, rasgos), 12)
  escribirCuerpo(flujo, titular, rasgos)
  return {
    titulo: 'Constancia CURP',
    familia: rasgos.aspecto.familia,
    hojas: flujo.terminar(() => undefined).map((hoja) => terminada(hoja, rasgos.aspecto)),
  }
}

function datosDe(
  titular: PersonaFicticia,
  { rotulos, nombre, personales, sexo, fecha, folio, semilla }: RasgosCurp,
): Dato[] {
  const clave = { rotulo: rotulos.curp, valor: titular.curp, clave: true }
  const entidad = { rotulo: rotulos.entidad, valor: titular.entidadNacimiento }
  const propios = [
    { rotulo: rotulos.sexo, valor: sexoImpreso(titular.sexo, sexo) },
    { rotulo: rotulos.fechaNacimiento, valor: fechaImpresa(titular.fechaNacimiento, fecha) },
    { rotulo: 'Nacionalidad', valor: nacionalidadFicticia(titular) },
    entidad,
  ]
  const extra = semilla % 3 === 0 ? [{ rotulo: 'Folio', valor: folio }] : []
  const nombreYClave = [clave, ...datosDeNombre(titular, nombre, rotulos)]
  if (personales === 'rotulados') return [...nombreYClave, ...propios, ...extra]
  return personales === 'soloEntidad' ? [...nombreYClave, entidad, ...extra] : nombreYClave
}

/** Sex, date and state one after another, nothing telling which is which. */
function renglonPersonal(titular: PersonaFicticia, rasgos: RasgosCurp, { x, ancho }: Zona): Bloque {
  const sexo = sexoImpreso(titular.sexo, rasgos.sexo)
  const fecha = fechaImpresa(titular.fechaNacimiento, rasgos.fecha)
  const texto = [sexo, fecha, titular.entidadNacimiento].join(rasgos.semilla % 2 === 0 ? ' · ' : '   ')
  const { tamano, tinta: color } = rasgos.aspecto
  return (pluma, y) => pluma.parrafo(x, y, ancho, [{ texto }], { tamano, color, papel: 'valor' }) + 4
}

function bloqueDatos(titular: PersonaFicticia, rasgos: RasgosCurp, zona: Zona): Bloque {
  const datos = bloquesDeDatos(rasgos.aspecto, datosDe(titular, rasgos), zona)
  const suelto = rasgos.personales === 'renglon' ? [renglonPersonal(titular, rasgos, zona)] : []
  const nombre = nombreSuelto(titular, rasgos.nombre, rasgos.aspecto, zona)
  const [clave, ...rest] = [...datos, ...suelto]
  return juntos([...(clave ? [clave] : []), nombre, ...rest], 1 + rasgos.aspecto.aire)
}

/** The code, or bars that say nothing. */
function codigo(titular: PersonaFicticia, rasgos: RasgosCurp, x: number): Bloque {
  return (pluma, y) => {
    pluma.qr(x, y, LADO_QR, contenidoQrCurp(titular, rasgos.finQr))
    return LADO_QR + 6
  }
}

function escribirHoja(flujo: Flujo, titular: PersonaFicticia, rasgos: RasgosCurp): void {
  const { margen } = rasgos.aspecto
  const ancho = ANCHO_HOJA - 2 * margen
  const beside = ancho - LADO_QR - 24
  const x = { derecha: margen + beside + 24, izquierda: margen, abajo: margen, ninguno: margen }[rasgos.qr]
  const datos = (zona: Zona): Bloque => bloqueDatos(titular, rasgos, zona)
  if (rasgos.qr === 'derecha') flujo.poner(lado(datos({ x: margen, ancho: beside }), codigo(titular, rasgos, x)), 6)
  else if (rasgos.qr === 'izquierda')
    flujo.poner(lado(codigo(titular, rasgos, x), datos({ x: margen + LADO_QR + 24, ancho: beside })), 6)
  else flujo.poner(datos({ x: margen, ancho: rasgos.semilla % 2 === 0 ? ancho : ancho * 0.72 }), 6)
  if (rasgos.qr === 'abajo') flujo.poner(codigo(titular, rasgos, x), 8)
}

/** A card with a border and tint, its code inside, below or beside it. */
function escribirCredencial(flujo: Flujo, titular: PersonaFicticia, rasgos: RasgosCurp): void {
  const { margen, acento, relleno } = rasgos.aspecto
  const ancho = 330
  const x = rasgos.qr === 'izquierda' ? ANCHO_HOJA - margen - ancho : margen
  const inside = { ...rasgos, aspecto: aspectoDeTarjeta(rasgos.aspecto) }
  const cara: Bloque = (pluma, y) => {
    const start = pluma.piezas.length
    pluma.texto(x + 12, y + 10, 'REGISTRO NACIONAL DE POBLACIÓN', { tamano: 7.5, estilo: 'negrita', color: acento })
    const alto = 24 + bloqueDatos(titular, inside, { x: x + 12, ancho: ancho - 24 })(pluma, y + 24) + 8
    const texts = pluma.piezas.splice(start)
    pluma.rectangulo(x, y, ancho, alto, { relleno, borde: acento, radio: 8 })
    pluma.piezas.push(...texts)
    return alto
  }
  if (rasgos.qr === 'derecha') flujo.poner(lado(cara, codigo(titular, rasgos, x + ancho + 24)), 6)
  else if (rasgos.qr === 'izquierda') flujo.poner(lado(codigo(titular, rasgos, margen), cara), 6)
  else flujo.poner(cara, 6)
  if (rasgos.qr === 'abajo') flujo.poner(codigo(titular, rasgos, x), 10)
}

/** The birth record behind the key: other places, years and numbers that are not the person's. */
function probatorio(titular: PersonaFicticia, { aspecto, folio }: RasgosCurp): Bloque {
  const { margen } = aspecto
  const zona = { x: margen, ancho: ANCHO_HOJA - 2 * margen }
  const datos = [
    {
      rotulo: 'Documento probatorio',
      valor: titular.codigoEntidad === 'NE' ? 'DOCUMENTO MIGRATORIO' : 'ACTA DE NACIMIENTO',
    },
    { rotulo: 'Año de registro', valor: titular.fechaNacimiento.slice(0, 4) },
    { rotulo: 'Número de acta', valor: folio.slice(-5) },
    { rotulo: 'Libro', valor: folio.slice(-2) },
  ]
  const compact = { ...aspecto, tamano: Math.min(9, aspecto.tamano) }
  return juntos(
    [parrafo(aspecto, 'Datos del documento probatorio', 10, aspecto.acento), ...bloquesDeDatos(compact, datos, zona)],
    3,
  )
}

const CARTA = [
  'El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación trabajamos para que las y los mexicanos gocen de este derecho plenamente y accedan de manera más sencilla a trámites y servicios.',
  'Es importante que verifiques que la información contenida en esta constancia sea correcta para contribuir a la construcción de un registro fiel y confiable de la identidad de la población.',
]
const AVISOS = [
  'La impresión de la constancia en papel bond, a color o en blanco y negro, es válida y debe ser aceptada para realizar todo trámite.',
  'La CURP se encuentra certificada cuando ha sido verificada con el Registro Civil.',
  'Para cualquier aclaración consulta www.ejemplo.gob.mx/curp o llama al 55 0000 0000.',
]

function escribirCuerpo(flujo: Flujo, titular: PersonaFicticia, rasgos: RasgosCurp): void {
  const { aspecto, cuerpo, fechaEmision, folio } = rasgos
  const small = Math.min(9.5, aspecto.tamano)
  const lugar = `Ciudad de México, a ${fechaLarga(fechaEmision)}`
  if (cuerpo === 'nada') flujo.poner(parrafo(aspecto, `Fecha de emisión: ${fechaCorta(fechaEmision)}`, small), 16)
  if (cuerpo === 'avisos') for (const aviso of AVISOS) flujo.poner(parrafo(aspecto, `• ${aviso}`, small), 6)
  if (cuerpo !== 'carta') return
  flujo.poner(parrafo(aspecto, nombreCompleto(titular), small), 22)
  flujo.poner(parrafo(aspecto, 'PRESENTE', small))
  flujo.poner(parrafo(aspecto, lugar, small), 8)
  for (const texto of CARTA) flujo.poner(parrafo(aspecto, texto, small), 8)
  flujo.poner(parrafo(aspecto, TITULARES[Number(folio.slice(-1)) % TITULARES.length] ?? '', small), 26)
  flujo.poner(parrafo(aspecto, 'SECRETARIA DE GOBERNACIÓN', small * 0.9), 2)
}
