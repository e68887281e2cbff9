import { createHash } from 'node:crypto'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { escribirBanda, rotulo } from './csf-datos.ts'
import { fechaCorta } from '#seeds/documentos/dibujo/impresion.ts'
import { ACTIVIDADES, REGIMEN_SUELDOS, type VarianteCsf } from './papel-csf.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

interface Columna {
  readonly titulo: string
  readonly x: number
  readonly ancho: number
}

function escribirTabla(
  pluma: Pluma,
  columnas: readonly Columna[],
  filas: readonly (readonly string[])[],
  y: number,
  variante: VarianteCsf,
): number {
  const tamano = variante.tamano - 0.5
  for (const { titulo, x, ancho } of columnas)
    pluma.parrafo(x, y + 4, ancho, [{ texto: rotulo(titulo, variante) }], { tamano, estilo: 'negrita' })
  pluma.raya(40, y + 18, 532)
  let top = y + 22
  for (const fila of filas) {
    const altos = columnas.map(({ x, ancho }, index) =>
      pluma.parrafo(x, top, ancho, [{ texto: fila[index] ?? '' }], { tamano }),
    )
    top += Math.max(...altos) + 4
    pluma.raya(40, top - 3, 532, '#c8c8c8', 0.4)
  }
  return top
}

export function escribirActividades(pluma: Pluma, variante: VarianteCsf, y: number): number {
  const top = escribirBanda(pluma, 'Actividades Económicas:', y, variante)
  const columnas = [
    { titulo: 'Orden', x: 46, ancho: 34 },
    { titulo: 'Actividad Económica', x: 84, ancho: 268 },
    { titulo: 'Porcentaje', x: 360, ancho: 56 },
    { titulo: 'Fecha Inicio', x: 424, ancho: 66 },
    { titulo: 'Fecha Fin', x: 498, ancho: 66 },
  ]
  const parte = Math.floor(100 / variante.regimenes.length)
  const filas = variante.regimenes.map((regimen, index) => {
    const porcentaje = index === 0 ? 100 - parte * (variante.regimenes.length - 1) : parte
    return [
      String(index + 1),
      ACTIVIDADES[regimen] ?? 'Otros servicios',
      String(porcentaje),
      fechaCorta(variante.inicioOperaciones),
      '',
    ]
  })
  return escribirTabla(pluma, columnas, filas, top, variante)
}

export function escribirRegimenes(pluma: Pluma, variante: VarianteCsf, y: number): number {
  const top = escribirBanda(pluma, 'Regímenes:', y, variante)
  const columnas = [
    { titulo: 'Régimen', x: 46, ancho: 340 },
    { titulo: 'Fecha Inicio', x: 404, ancho: 76 },
    { titulo: 'Fecha Fin', x: 490, ancho: 76 },
  ]
  const filas = variante.regimenes.map((regimen) => [
    rotulo(regimen, variante),
    fechaCorta(variante.inicioOperaciones),
    '',
  ])
  return escribirTabla(pluma, columnas, filas, top, variante)
}

/** Somebody who only earns a salary has the heading and no rows. */
export function escribirObligaciones(pluma: Pluma, variante: VarianteCsf, y: number): number {
  const top = escribirBanda(pluma, 'Obligaciones:', y, variante)
  if (variante.regimenes.every((regimen) => regimen === REGIMEN_SUELDOS)) return top
  const columnas = [
    { titulo: 'Descripción de la Obligación', x: 46, ancho: 160 },
    { titulo: 'Descripción Vencimiento', x: 214, ancho: 200 },
    { titulo: 'Fecha Inicio', x: 424, ancho: 66 },
    { titulo: 'Fecha Fin', x: 498, ancho: 66 },
  ]
  const inicio = fechaCorta(variante.inicioOperaciones)
  const filas = [
    ['Declaración anual de ISR. Personas físicas.', 'A más tardar el 30 de abril del ejercicio siguiente.', inicio, ''],
    [
      'Pago provisional mensual de ISR.',
      'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.',
      inicio,
      '',
    ],
    [
      'Pago definitivo mensual de IVA.',
      'A más tardar el día 17 del mes inmediato posterior al periodo que corresponda.',
      inicio,
      '',
    ],
  ]
  return escribirTabla(pluma, columnas, filas, top, variante)
}

/** The original chain and an invented seal, in two lines. */
export function escribirSello(pluma: Pluma, persona: PersonaFicticia, variante: VarianteCsf, y: number): number {
  const fecha = variante.fechaEmision.replaceAll('-', '/')
  const cadena = `||${fecha}|${persona.rfc}|CONSTANCIA DE SITUACIÓN FISCAL|2000010888888000000${variante.idCIF.slice(-2)}||`
  const x = 52 + pluma.ancho('Cadena Original Sello:', 7.5, 'negrita')
  pluma.texto(46, y, 'Cadena Original Sello:', { tamano: 7.5, estilo: 'negrita' })
  pluma.parrafo(x, y, 566 - x, [{ texto: cadena }], { tamano: 7.5 })
  pluma.texto(46, y + 22, 'Sello Digital:', { tamano: 7.5, estilo: 'negrita' })
  const sello = createHash('sha512').update(cadena).digest('base64')
  pluma.texto(x, y + 22, sello.slice(0, 64), { tamano: 7 })
  pluma.texto(x, y + 31, sello.slice(64), { tamano: 7 })
  return y + 44
}
