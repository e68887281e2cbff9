import { addDays } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaCorta } from '#seeds/documentos/dibujo/impresion.ts'
import { bloquesDeDatos } from './bloque-datos.ts'
import { parrafo } from './encabezados.ts'
import { juntos, type Bloque } from './flujo.ts'
import type { RasgosNss } from './nss-rasgos.ts'

const PATRONES =
  'EMPRESA DEMO SA DE CV,COMERCIALIZADORA FICTICIA DEL BAJÍO SA DE CV,SERVICIOS DE EJEMPLO SC,TALLERES INVENTADOS SA DE CV,LÁCTEOS IMAGINARIOS DE OCCIDENTE SPR DE RL'.split(
    ',',
  )

/** The weeks of the whole working life and those taken out and given back. */
export function cuentaDeSemanas({ aspecto, semilla }: RasgosNss): Bloque[] {
  const total = 4 + (semilla % 1800)
  const zona = { x: aspecto.margen, ancho: 300 }
  const datos = [
    { rotulo: 'Total de semanas cotizadas', valor: String(total) },
    { rotulo: 'Semanas descontadas', valor: '0' },
    { rotulo: 'Semanas reintegradas', valor: '0' },
  ]
  return [
    juntos(
      [
        parrafo(aspecto, 'Tu detalle de semanas cotizadas', 10.5, aspecto.acento),
        ...bloquesDeDatos(aspecto, datos, zona),
      ],
      3,
    ),
  ]
}

/** One to four employers with their numbers and dates, which are not the person's. */
export function historiaLaboral(titular: PersonaFicticia, { aspecto, semilla, fechaEmision }: RasgosNss): Bloque[] {
  const random = seededRandom(semilla + 1)
  const zona = { x: aspecto.margen, ancho: ANCHO_HOJA - 2 * aspecto.margen }
  const compact = { ...aspecto, tamano: Math.min(9, aspecto.tamano) }
  const registros = Array.from({ length: random.int(1, 4) }, (_, index) => {
    const end = addDays(fechaEmision, -random.int(30, 300) - index * 700)
    const datos = [
      { rotulo: 'Nombre del patrón', valor: random.pick(PATRONES) },
      { rotulo: 'Registro patronal', valor: `${random.pick(['A', 'B', 'Y'])}${random.digits(10)}` },
      { rotulo: 'Entidad federativa', valor: titular.domicilio.entidad },
      { rotulo: 'Fecha de alta', valor: fechaCorta(addDays(end, -random.int(200, 600))) },
      { rotulo: 'Fecha de baja', valor: index === 0 ? 'Vigente' : fechaCorta(end) },
      { rotulo: 'Salario base de cotización', valor: `$ ${(random.int(24_000, 90_000) / 100).toFixed(2)}` },
    ]
    return juntos(bloquesDeDatos(compact, datos, zona), 1)
  })
  return [parrafo(aspecto, 'Tu historia laboral', 10.5, aspecto.acento), ...registros]
}
