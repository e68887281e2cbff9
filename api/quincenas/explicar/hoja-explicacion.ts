import type { Actor } from '#domain/acceso/actor.ts'
import { isLetraSituacion, NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import {
  bloquesDe,
  comoPaga,
  isTotalPreguntado,
  type BloqueExplicado,
} from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { TEXTO_BASE } from '#domain/fondos/aportaciones/palabras-clave.ts'
import {
  AUN_SIN_CERRAR,
  entidadesDeExplicacion,
  estadoExplicacion,
  NO_ES_LO_SELLADO,
  TEXTO_ESTADO_EXPLICACION,
  type ExplicacionQuincena,
  type LineaDeExplicacion,
} from '#domain/fondos/explicacion.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import type { Renglon, Seccion } from '#api/afiliacion/acuse/renglon.ts'
import { today } from '#api/clock.ts'
import { inHalves } from '#api/fondos/pagos/lineas/hoja-linea.ts'

/**
 * An explanation as a paper. It has no folio: the institute stores no copy of it, so the public check could not confirm one. The seal
 * of the close identifies the figures instead.
 */
export async function hojaExplicacion(actor: Actor, todo: ExplicacionQuincena): Promise<PapelImpreso> {
  const { demo, ...membrete } = await loadMembrete()
  const estado = estadoExplicacion(todo)
  return {
    ...membrete,
    titulo: 'Explicación del importe',
    rotulo: 'Explicación del importe',
    linea: `${formatPesos(todo.pregunta.importeCentavos)} · ${todo.pregunta.titulo} · ${todo.quincena} · ${TEXTO_ESTADO_EXPLICACION[estado]}`,
    folio: '',
    secciones: [
      { titulo: 'Persona', renglones: renglonesPersona(todo) },
      ...bloquesDe(todo.lineas).map(seccionBloque),
      {
        titulo: 'Total',
        renglones: [[isTotalPreguntado(todo.lineas) ? `Total ${MARCA}` : 'Total', formatPesos(todo.totalCentavos)]],
      },
      { titulo: 'Cómo se calculó', renglones: todo.lineas.map(renglonFormula) },
      { titulo: 'Fundamento de las tasas', renglones: renglonesFundamento(todo.lineas) },
      { titulo: 'Días, sueldos y parámetros', renglones: renglonesOrigen(todo) },
      { titulo: 'Cierre', renglones: renglonesCierre(todo) },
    ],
    registro: `Imprimió ${actor.nombre} el ${formatFechaLarga(today())} a las ${formatHora(Date.now())} horas.`,
    siguiente: estado === 'cerrado' ? '' : AUN_SIN_CERRAR,
    firmas: ['Nombre y firma de quien expide', 'Sello del instituto'],
    pie: demo
      ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
      : 'Explicación de un importe con los datos del portal a la fecha de impresión. No es un comprobante de pago.',
  }
}

/** Printed after the requested amount. */
const MARCA = '(lo preguntado)'

function renglonesPersona(todo: ExplicacionQuincena): Renglon[] {
  const { pregunta, sueldoCentavos, dias } = todo
  return [
    ['Nombre', todo.nombre],
    ['Número interno', todo.interno],
    ['Entidad', entidadesDeExplicacion(todo)],
    ['Días que aportan', cuentaTexto(dias, 'día')],
    [`Sueldo de la quincena${pregunta.isSueldo ? ` ${MARCA}` : ''}`, formatPesos(sueldoCentavos)],
  ]
}

function seccionBloque(bloque: BloqueExplicado<LineaDeExplicacion>): Seccion {
  const { titulo, lineas, subtotalCentavos, preguntado, marcaLineas } = bloque
  if (lineas.length === 0) return { titulo, renglones: [['Subtotal', formatPesos(0)]] }
  return {
    titulo,
    renglones: [],
    tabla: {
      columnas: ['Concepto', 'Base', 'Días', 'Tasa', 'Importe'],
      filas: [
        ...lineas.map((linea) => [
          conceptoDe(linea),
          `${formatPesos(linea.baseCentavos)}\n${TEXTO_BASE[linea.base].titulo}`,
          linea.dias === null ? '–' : String(linea.dias),
          linea.tasa,
          formatPesos(linea.importeCentavos) + (marcaLineas && linea.preguntada ? `\n${MARCA}` : ''),
        ]),
        ['Subtotal', '', '', '', formatPesos(subtotalCentavos) + (preguntado ? `\n${MARCA}` : '')],
      ],
    },
  }
}

function conceptoDe(linea: LineaDeExplicacion): string {
  const { clave, palabras, fondo, corrige, entidadOrigen } = linea
  return [
    `${clave}, ${palabras}`,
    fondo,
    corrige === null ? '' : `corrige la ${corrige}`,
    entidadOrigen === null ? '' : `origen: ${entidadOrigen}`,
    comoPaga(linea),
  ]
    .filter(Boolean)
    .join('\n')
}

function renglonFormula({ clave, corrige, formula }: LineaDeExplicacion): Renglon {
  return [corrige === null ? clave : `${clave}, ${corrige}`, formula]
}

/** Each legal basis once, with the keys that rest on it. */
function renglonesFundamento(lineas: readonly LineaDeExplicacion[]): Renglon[] {
  const claves = new Map<string, Set<string>>()
  for (const { clave, tasa, fundamento } of lineas)
    claves.set(fundamento, (claves.get(fundamento) ?? new Set()).add(`${clave} ${tasa}`))
  return [...claves].map(([fundamento, de]) => [
    [...de].join(', '),
    fundamento === '' ? 'Sin fundamento registrado' : fundamento,
  ])
}

function renglonesOrigen({ segmentos, parametros, redondeo }: ExplicacionQuincena): Renglon[] {
  return [
    ...segmentos.map(({ desde, dias, situacion, entidad, fuente, sueldo }): Renglon => [
      `${cuentaTexto(dias, 'día')} en ${isLetraSituacion(situacion) ? NOMBRE_SITUACION[situacion] : situacion}`,
      `${sueldo}. ${entidad}. ${fuente}, desde el ${formatFecha(desde as PlainDate)}`,
    ]),
    ['Parámetros', parametros],
    ['Redondeo', TEXTO_REDONDEO[redondeo]],
  ]
}

function renglonesCierre({ cierres }: ExplicacionQuincena): Renglon[] {
  return cierres.flatMap(({ entidad, cerradaPor, sello, integra }): Renglon[] => [
    ['Cerró', `${cerradaPor}. ${entidad}${integra ? '' : `. ${NO_ES_LO_SELLADO}`}`],
    ['Sello de la quincena', inHalves(sello)],
  ])
}
