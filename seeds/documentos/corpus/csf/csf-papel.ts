import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { ANCHO_HOJA, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaLarga, impresa } from '#seeds/documentos/dibujo/impresion.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'
import { bloquesDeDatos } from '#seeds/documentos/corpus/bloque-datos.ts'
import { ponerCabeza } from './csf-cabeza.ts'
import { filasDeDomicilio } from './csf-domicilio.ts'
import { actividades, banda, obligaciones, regimenesImpresos } from './csf-listas.ts'
import type { RasgosCsf } from './csf-rasgos.ts'
import { parrafo } from '#seeds/documentos/corpus/encabezados.ts'
import { Flujo, juntos, type Bloque } from '#seeds/documentos/corpus/flujo.ts'
import { sellos } from '#seeds/documentos/corpus/sellos.ts'
import { terminada } from '#seeds/documentos/corpus/trocear.ts'

const MAX_HOJAS = 3

/** A Constancia de Situación Fiscal composed from its choices; one to three pages. */
export function papelCsfCompuesto(persona: PersonaFicticia, rasgos: RasgosCsf): Papel {
  const papel = componer(persona, rasgos)
  return papel.hojas.length > MAX_HOJAS ? componer(persona, { ...rasgos, saltos: false, extension: 'corta' }) : papel
}

function componer(persona: PersonaFicticia, rasgos: RasgosCsf): Papel {
  const { aspecto, extension, saltos } = rasgos
  const contribuyente = impresa(persona, rasgos.conAcentos)
  const flujo = new Flujo(aspecto)
  flujo.poner(membrete(rasgos))
  ponerCabeza(flujo, contribuyente, rasgos)
  seccion(flujo, rasgos, 'Datos de Identificación del Contribuyente:', identificacion(contribuyente, rasgos))
  seccion(flujo, rasgos, 'Datos del domicilio registrado', filasDeDomicilio(contribuyente, rasgos))
  if (saltos && extension !== 'corta') flujo.saltar()
  if (extension !== 'corta') seccion(flujo, rasgos, 'Actividades Económicas:', actividades(rasgos))
  seccion(flujo, rasgos, 'Regímenes:', regimenesImpresos(rasgos))
  if (extension !== 'corta') seccion(flujo, rasgos, 'Obligaciones:', obligaciones(rasgos))
  flujo.poner(parrafo(aspecto, AVISO, 7.5), 10)
  if (saltos && extension === 'larga') flujo.saltar()
  const fecha = rasgos.fechaEmision.replaceAll('-', '/')
  for (const bloque of sellos(aspecto, `${fecha}|${persona.rfc}|CONSTANCIA DE SITUACIÓN FISCAL`)) flujo.poner(bloque, 8)
  if (extension === 'larga') flujo.poner(contacto(rasgos), 14)
  const hojas = flujo.terminar((pluma, numero, total) => numerar(pluma, rasgos, numero, total))
  return {
    titulo: 'Constancia de Situación Fiscal',
    familia: aspecto.familia,
    hojas: hojas.map((hoja) => terminada(hoja, aspecto)),
  }
}

/** A section's band never stays alone at the foot of a page. */
function seccion(flujo: Flujo, rasgos: RasgosCsf, texto: string, filas: readonly Bloque[]): void {
  const [first, ...rest] = filas
  flujo.poner(juntos([banda(rasgos, texto), ...(first ? [first] : [])], 2), 8)
  for (const fila of rest) flujo.poner(fila, rasgos.aspecto.aire / 4)
}

function identificacion(persona: PersonaFicticia, rasgos: RasgosCsf): Bloque[] {
  const { rotulos, apellidos, aspecto } = rasgos
  const inicio = fechaLarga(rasgos.inicioOperaciones).toUpperCase()
  const datos = [
    { rotulo: 'RFC', valor: persona.rfc },
    { rotulo: 'CURP', valor: persona.curp },
    { rotulo: rotulos.nombres, valor: persona.nombres },
    { rotulo: apellidos[0], valor: persona.apellidoPaterno },
    { rotulo: apellidos[1], valor: persona.apellidoMaterno },
    { rotulo: rotulos.inicio, valor: inicio },
    { rotulo: rotulos.situacion, valor: rasgos.situacion },
    { rotulo: 'Fecha de último cambio de estado', valor: inicio },
    { rotulo: 'Nombre Comercial', valor: '' },
  ]
  return bloquesDeDatos(aspecto, datos, { x: aspecto.margen + 5, ancho: ANCHO_HOJA - 2 * aspecto.margen - 10 })
}

function membrete({ aspecto, semilla }: RasgosCsf): Bloque {
  return (pluma, y) => {
    const x = semilla % 2 === 0 ? aspecto.margen : ANCHO_HOJA - aspecto.margen - 190
    pluma.texto(x, y, 'HACIENDA', { tamano: 13, estilo: 'negrita', color: aspecto.acento })
    pluma.texto(x, y + 15, 'SAT · SERVICIO DE ADMINISTRACIÓN TRIBUTARIA', { tamano: 6, color: '#3c3c3c' })
    return 30
  }
}

/** The page's number in the upper or lower margin, or none. */
function numerar(pluma: Pluma, { aspecto, semilla }: RasgosCsf, numero: number, total: number): void {
  const texto = semilla % 3 === 0 ? `Página ${numero} de ${total}` : `Página [${numero}] de [${total}]`
  const opciones = { tamano: 7.5, color: '#555555' }
  if (semilla % 5 === 0) pluma.derecha(ANCHO_HOJA - aspecto.margen, 752, texto, opciones)
  else if (semilla % 5 < 4) pluma.derecha(ANCHO_HOJA - aspecto.margen, 24, texto, opciones)
}

const AVISO =
  'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos Personales y con diversas disposiciones fiscales y legales sobre confidencialidad y protección de datos.'

/** The office's own address and postal code are not the person's. */
function contacto({ aspecto }: RasgosCsf): Bloque {
  const lineas = [
    'Contacto',
    'Av. de los Ejemplos 77, módulo IV, piso 2, colonia Modelo, alcaldía Cuauhtémoc, C.P. 06301, Ciudad de México.',
    'Atención telefónica desde cualquier parte del país: MarcaEjemplo 55 0000 0000, opción 8, 1, 2.',
  ]
  return juntos(
    lineas.map((linea) => parrafo(aspecto, linea, 8)),
    2,
  )
}
