import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { escribirEncabezado } from './imss-encabezado.ts'
import { fechaCorta, impresa, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import type { VarianteNss } from './papel-nss.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

const PATRONES = [
  'EMPRESA DEMO SA DE CV',
  'COMERCIALIZADORA FICTICIA DEL BAJÍO SA DE CV',
  'SERVICIOS DE EJEMPLO SC',
  'TALLERES INVENTADOS SA DE CV',
]

/** "Constancia de Semanas Cotizadas": the total beside the keys, then the employers. */
export function papelSemanas(persona: PersonaFicticia, variante: VarianteNss): Papel {
  const titular = impresa(persona, variante.conAcentos)
  const pluma = new Pluma(variante.familia)
  const titulos = [
    'Constancia de Semanas Cotizadas en el IMSS e',
    'historial de registros afiliatorios de la persona asegurada',
  ]
  const y = escribirEncabezado(pluma, titulos)
  escribirResumen(pluma, titular, variante, y)
  escribirDetalle(pluma, variante, y + 108)
  escribirHistoria(pluma, titular, variante, y + 198)
  return { titulo: 'Semanas cotizadas', familia: variante.familia, hojas: [{ piezas: pluma.piezas }] }
}

function escribirResumen(pluma: Pluma, titular: PersonaFicticia, variante: VarianteNss, y: number): void {
  pluma.texto(44, y, 'Estimado(a),', { tamano: 9 })
  pluma.texto(412, y, 'Fecha de emisión del reporte', { tamano: 9 })
  pluma.parrafo(44, y + 14, 350, [{ texto: nombreCompleto(titular) }], {
    tamano: 11,
    estilo: 'negrita',
    papel: 'valor',
  })
  pluma.texto(430, y + 14, fechaCorta(variante.fechaEmision, ' / '), { tamano: 11, estilo: 'negrita' })
  pluma.texto(434, y + 28, 'DD    MM    YYYY', { tamano: 7, color: '#666666' })
  const campo = (top: number, rotulo: string, valor: string): void => {
    pluma.texto(44, top, rotulo, { tamano: 10, papel: 'rotulo' })
    pluma.texto(44 + pluma.ancho(`${rotulo} `, 10), top, valor, { tamano: 10, estilo: 'negrita', papel: 'valor' })
  }
  campo(y + 48, 'NSS:', titular.nss)
  campo(y + 64, 'CURP:', titular.curp)
  pluma.rectangulo(404, y + 44, 164, 44, { relleno: '#e7efec' })
  pluma.centrado(486, y + 48, 'Total de semanas cotizadas', { tamano: 9 })
  pluma.centrado(486, y + 62, String(variante.semanas), { tamano: 16, estilo: 'negrita' })
}

function escribirDetalle(pluma: Pluma, variante: VarianteNss, y: number): void {
  pluma.texto(44, y, 'Tu detalle de semanas cotizadas', { tamano: 11, estilo: 'negrita' })
  const filas = [
    ['Semanas cotizadas IMSS', variante.semanas],
    ['Semanas Descontadas', 0],
    ['Semanas Reintegradas', 0],
  ] as const
  for (const [index, [rotulo, valor]] of filas.entries()) {
    pluma.texto(56, y + 20 + index * 15, rotulo, { tamano: 9.5 })
    pluma.derecha(320, y + 20 + index * 15, String(valor), { tamano: 9.5 })
    pluma.raya(56, y + 32 + index * 15, 264, '#cccccc', 0.4)
  }
}

function escribirHistoria(pluma: Pluma, titular: PersonaFicticia, variante: VarianteNss, y: number): void {
  pluma.texto(44, y, 'Tu historia laboral', { tamano: 11, estilo: 'negrita' })
  let top = y + 20
  for (const registro of historiaDe(titular, variante)) {
    escribirPatron(pluma, registro, top)
    top += 92
  }
  pluma.texto(44, top + 6, 'Importante', { tamano: 10, estilo: 'negrita' })
  const nota =
    'La información contenida en este reporte es la que obra en los registros del Instituto a la fecha de su emisión y no prejuzga sobre derechos. * Salario base de cotización del último movimiento.'
  pluma.parrafo(44, top + 20, 524, [{ texto: nota }], { tamano: 8, color: '#555555' })
}

/** One to three employers, newest first, none before the person turned 17. */
function historiaDe({ fechaNacimiento }: PersonaFicticia, { semilla, fechaEmision }: VarianteNss): RegistroPatronal[] {
  const random = seededRandom(semilla)
  const adulto = addDays(fechaNacimiento, 17 * 366)
  const historia: RegistroPatronal[] = []
  let end = addDays(fechaEmision, -random.int(30, 100))
  for (let left = random.int(1, 3); left > 0 && end > addDays(adulto, 30); left--) {
    const early = addDays(end, -random.int(200, 900))
    const start = early > adulto ? early : adulto
    const registro = `${random.pick(['A', 'B', 'Y'])}${random.digits(10)}`
    historia.push({ patron: random.pick(PATRONES), registro, start, end, salario: random.int(15_000, 90_000) / 100 })
    end = addDays(start, -random.int(10, 300))
  }
  return historia
}

interface RegistroPatronal {
  readonly patron: string
  readonly registro: string
  readonly start: PlainDate
  readonly end: PlainDate
  readonly salario: number
}

function escribirPatron(pluma: Pluma, { patron, registro, start, end, salario }: RegistroPatronal, y: number): void {
  pluma.rectangulo(44, y, 524, 84, { borde: '#c4d2cd' })
  const filas = [
    ['Nombre del patrón', patron],
    ['Registro Patronal', registro],
    ['Entidad federativa', 'AGUASCALIENTES'],
  ] as const
  for (const [index, [rotulo, valor]] of filas.entries()) {
    pluma.texto(54, y + 7 + index * 15, rotulo, { tamano: 9, color: '#555555' })
    pluma.texto(160, y + 7 + index * 15, valor, { tamano: 9, estilo: 'negrita' })
  }
  const base = y + 58
  pluma.texto(54, base, `Fecha de alta ${fechaCorta(start)}`, { tamano: 9 })
  pluma.texto(200, base, `Fecha de baja ${fechaCorta(end)}`, { tamano: 9 })
  pluma.texto(346, base, `Salario Base de Cotización * $ ${salario.toFixed(2)}`, { tamano: 9 })
}
