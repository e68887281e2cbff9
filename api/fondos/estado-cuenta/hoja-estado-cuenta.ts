import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { diferenciasDe, PAGADA_POR, type EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { ESTADOS_COBRO } from '#domain/fondos/prestamos/cobro-personal.ts'
import { partesDeExcedente } from '#domain/fondos/excedentes/excedente.ts'
import { partesAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { ESTADOS_PRESTAMO, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import type { Renglon, Seccion } from '#api/afiliacion/acuse/renglon.ts'
import { today } from '#api/clock.ts'
import { getEstadoCuenta } from './get-estado-cuenta.ts'

/** The statement as a paper with its folio. The print is noted in the bitácora. Throws 404 out of scope. */
export async function getEstadoCuentaImpreso(
  actor: Actor,
  afiliadoId: number,
  anio: number | null,
): Promise<PapelImpreso> {
  const estado = await getEstadoCuenta(actor, afiliadoId, anio, 'estado_cuenta.imprimir')
  const { demo, ...membrete } = await loadMembrete()
  const cuantas = cuentaTexto(estado.quincenas.length, 'quincena')
  return {
    ...membrete,
    titulo: 'Estado de cuenta',
    rotulo: 'Estado de cuenta',
    linea: estado.nombre,
    folio: estado.folio,
    secciones: [
      { titulo: 'Persona', renglones: renglonesPersona(estado) },
      {
        titulo: anio === null ? 'Aportaciones por fondo' : `Aportaciones por fondo, ${anio}`,
        renglones: renglonesFondo(estado),
      },
      { titulo: 'Préstamos', renglones: renglonesPrestamo(estado) },
      { titulo: 'CAIR', renglones: renglonesCair(estado) },
      { titulo: 'Aportaciones extemporáneas', renglones: renglonesExtemporanea(estado) },
      { titulo: 'Adeudos de licencia', renglones: renglonesLicencia(estado) },
      { titulo: 'Abonos que se cobran a la persona', renglones: renglonesCobro(estado) },
      { titulo: 'Saldos a favor', renglones: renglonesFavor(estado) },
      { titulo: 'Descontado de más en nómina', renglones: renglonesExcedente(estado) },
      { titulo: 'Retenciones menores a lo ordenado', renglones: renglonesDiferencia(estado) },
      { titulo: 'Por quincena', ...porQuincena(estado) },
    ],
    registro: `Imprimió ${actor.nombre} el ${formatFechaLarga(today())} a las ${formatHora(Date.now())} horas. ${cuantas}.`,
    siguiente:
      'Si no estás de acuerdo con un importe, pide en tu dependencia que se registre tu inconformidad: se abre un caso con el importe y su explicación.',
    firmas: ['Nombre y firma de quien expide', 'Sello del instituto'],
    pie: demo
      ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
      : 'Sumas de lo registrado en las quincenas cerradas a la fecha de impresión.',
  }
}

function renglonesPersona({ nombre, interno, entidad, situacion }: EstadoDeCuenta): Renglon[] {
  return [
    ['Nombre', nombre],
    ['Número interno', interno],
    ['Entidad', entidad],
    ['Situación', situacion],
  ]
}

function renglonesFondo({ totales, totalCentavos, sinPagarCentavos }: EstadoDeCuenta): Renglon[] {
  return [
    ...totales.map(({ titulo, importeCentavos }): Renglon => [titulo, formatPesos(importeCentavos)]),
    ['Total', formatPesos(totalCentavos)],
    ['No pagado por su entidad', sinPagarCentavos === 0 ? '' : formatPesos(sinPagarCentavos)],
  ]
}

function renglonesPrestamo({ prestamos }: EstadoDeCuenta): Renglon[] {
  return prestamos.map(({ folio, tipo, estado, saldoCentavos, abonoCentavos, plazo }) => [
    `${folio}, ${TIPOS_PRESTAMO[tipo].titulo}`,
    `${ESTADOS_PRESTAMO[estado]} · saldo ${formatPesos(saldoCentavos)} · abono ${formatPesos(abonoCentavos)}, ${plazo}`,
  ])
}

function renglonesCair({ cair }: EstadoDeCuenta): Renglon[] {
  if (cair === null) return []
  return [
    ...cair.clases.map(({ titulo, importeCentavos }): Renglon => [titulo, formatPesos(importeCentavos)]),
    ['Saldo', formatPesos(cair.saldo.total)],
    ['Por cobrar', cair.porCobrarCentavos === 0 ? '' : formatPesos(cair.porCobrarCentavos)],
  ]
}

function renglonesExtemporanea({ extemporaneas }: EstadoDeCuenta): Renglon[] {
  return extemporaneas.map(({ folio, titulo, desde, hasta, importeCentavos, estado, entidad }) => [
    folio,
    `${titulo}, ${formatFecha(desde)} al ${formatFecha(hasta)} · ${formatPesos(importeCentavos)} · ${PAGADA_POR[estado]} · ${entidad}`,
  ])
}

function renglonesLicencia({ licencias }: EstadoDeCuenta): Renglon[] {
  return licencias.map(({ chip, debeCentavos, aportacionesCentavos, abonosCentavos, limite, referencia }) => [
    chip,
    [
      `Aportaciones ${formatPesos(aportacionesCentavos)}`,
      ...(abonosCentavos === 0 ? [] : [`abonos ${formatPesos(abonosCentavos)}`]),
      debeCentavos === 0 ? 'pagado' : `por pagar ${formatPesos(debeCentavos)}`,
      ...(debeCentavos > 0 && referencia ? [`referencia ${referencia}`] : []),
      ...(debeCentavos > 0 && limite ? [`límite ${formatFecha(limite)}`] : []),
    ].join(' · '),
  ])
}

function renglonesCobro({ cobros }: EstadoDeCuenta): Renglon[] {
  return cobros.map(({ prestamo, chip, importeCentavos, estado, plazo, referencia, limite }) => [
    `${prestamo}, ${chip}`,
    [
      formatPesos(importeCentavos),
      ESTADOS_COBRO[estado].toLowerCase(),
      ...(plazo === null ? [] : [`recibo hasta el ${formatFecha(plazo)}`]),
      ...(referencia === '' ? [] : [`referencia ${referencia}`]),
      ...(limite === null ? [] : [`límite ${formatFecha(limite)}`]),
    ].join(' · '),
  ])
}

function renglonesFavor({ saldosAFavor }: EstadoDeCuenta): Renglon[] {
  return saldosAFavor.map((saldo) => [
    `${saldo.prestamo}, ${saldo.chip}`,
    [formatPesos(saldo.importeCentavos), ...partesAFavor(saldo)].join(' · '),
  ])
}

function renglonesExcedente({ excedentes }: EstadoDeCuenta): Renglon[] {
  return excedentes.map((excedente) => [
    `${excedente.clave}, ${quincenaChip(excedente.quincena)}`,
    [formatPesos(excedente.importeCentavos), ...partesDeExcedente(excedente)].join(' · '),
  ])
}

function renglonesDiferencia({ retenciones }: EstadoDeCuenta): Renglon[] {
  return diferenciasDe(retenciones).map(({ prestamo, chip, ordenadoCentavos, retenidoCentavos, motivo }) => [
    `${prestamo}, ${chip}`,
    `Ordenado ${formatPesos(ordenadoCentavos)} · retenido ${formatPesos(retenidoCentavos)} · faltan ${formatPesos(ordenadoCentavos - retenidoCentavos)}${motivo && ` · ${motivo}`}`,
  ])
}

/** A row for each quincena: the salary, what each fund took with its rate, and whether its entity paid it. */
function porQuincena({ quincenas, totales }: EstadoDeCuenta): Omit<Seccion, 'titulo'> {
  if (quincenas.length === 0) return { renglones: [['Sin quincenas', 'No hay quincenas cerradas de esta persona.']] }
  return {
    renglones: [],
    tabla: {
      columnas: ['Quincena', 'Sueldo', ...totales.map(({ titulo }) => titulo), 'Total'],
      filas: quincenas.map(({ chip, entidad, sueldoCentavos, dias, fondos, totalCentavos, estado }) => [
        `${chip}\n${PAGADA_POR[estado]}\n${entidad}`,
        `${formatPesos(sueldoCentavos)}\n${cuentaTexto(dias, 'día')}`,
        ...totales.map(({ fondo }) => {
          const own = fondos.find((each) => each.fondo === fondo)
          return own ? [formatPesos(own.importeCentavos), own.tasa].filter(Boolean).join('\n') : '–'
        }),
        formatPesos(totalCentavos),
      ]),
    },
  }
}
