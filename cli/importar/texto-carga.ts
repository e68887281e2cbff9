import { formatCuenta, cuentaTexto } from '#domain/cuenta-texto.ts'
import {
  entranDe,
  estadoCargaTexto,
  type AumentoDeCarga,
  type Carga,
  type SimulacionCarga,
} from '#domain/cargas/carga.ts'
import { dejanTexto } from '#domain/cargas/dejan-texto.ts'
import { oficioTexto } from '#domain/cargas/movimientos/oficio-texto.ts'
import { totalTexto } from '#domain/cargas/totales-carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { respuestaTexto, sinLineaTexto, cuantosSinLinea } from '#domain/fondos/pagos/respuesta-texto.ts'
import { ESTADOS_PROPUESTA } from '#domain/autorizaciones/propuesta.ts'
import { porEscribir, type EfectoSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { efectoTexto } from '#domain/direcciones/efecto-texto.ts'
import { revisionTexto } from '#domain/fondos/aumentos/revision-texto.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** One line of the list of loads. */
export function lineaDeCarga(carga: Carga): string {
  const { folio, archivo, renglones } = carga
  const cuenta = `${formatCuenta(entranDe(carga))} de ${cuentaTexto(renglones, 'renglón', 'renglones')}`
  return `${folio}  ${estadoCargaTexto(carga)}  ${deQue(carga)}: ${archivo} (${cuenta})`
}

/** "Secretaría de Salud, quincena 2226"; the title of the kind if it is of the whole institute. */
function deQue({ tipo, entidad, quincena, asunto }: Carga): string {
  if (entidad !== '') return `${entidad}, quincena ${quincena}`
  return [TIPOS_CARGA[tipo].titulo, asunto?.nombre].filter(Boolean).join(', ')
}

/** What a load would do, or did, for a terminal. */
export function textoDeSimulacion(simulacion: SimulacionCarga): string {
  const {
    carga,
    entran,
    personas,
    borrados,
    omitidos,
    totales,
    faltas,
    sinRenglon,
    avisos,
    sustituye,
    dejan,
    anterior,
    conciliacion,
    refuerzo,
    aprueban,
    pagos,
    efectos,
    aumento,
    direcciones,
    oficio,
  } = simulacion
  const { deEntidad } = TIPOS_CARGA[carga.tipo]
  const lineas = [`${carga.folio}: ${carga.archivo}, ${deQue(carga)}. ${estadoCargaTexto(carga)}.`]
  if (carga.rechazo !== '') return [...lineas, carga.rechazo].join('\n')
  lineas.push(
    `${cuentaTexto(carga.renglones, 'renglón', 'renglones')}: entran ${formatCuenta(entran)}, se rechazan ${formatCuenta(carga.rechazados)}, con aviso ${formatCuenta(carga.avisados)}.`,
  )
  if (deEntidad)
    lineas.push(
      `${cuentaTexto(personas, 'persona')} ${deEntidad.conRenglon}${deEntidad.falta ? `; ${formatCuenta(sinRenglon)} ${deEntidad.falta.sinRenglon}` : ''}.`,
    )
  lineas.push(...efectos.map(({ titulo, renglones }) => `  ${titulo}: ${formatCuenta(renglones)}`))
  if (oficio) lineas.push(oficioTexto(oficio))
  if (pagos) lineas.push(...lineasDePagos(pagos))
  if (aumento) lineas.push(...lineasDeAumento(aumento))
  if (direcciones) lineas.push(...lineasDeDirecciones(direcciones))
  if (borrados + omitidos > 0)
    lineas.push(`No cuentan ${formatCuenta(borrados)} borrados y ${formatCuenta(omitidos)} que no son datos.`)
  for (const total of totales) {
    const { titulo, antesCentavos } = total
    const antes = antesCentavos === null ? '' : ` (antes ${formatPesos(antesCentavos)})`
    lineas.push(`  ${titulo}: ${totalTexto(total)}${antes}`)
  }
  for (const { clave, descontadoCentavos, debidoCentavos, ...otros } of conciliacion) {
    const { personasDeMas, deMasCentavos, personasDeMenos, deMenosCentavos } = otros
    lineas.push(
      `  ${clave}: descontado ${formatPesos(descontadoCentavos)}, corresponde ${formatPesos(debidoCentavos)}; de más ${formatPesos(deMasCentavos)} (${cuentaTexto(personasDeMas, 'persona')}), de menos ${formatPesos(deMenosCentavos)} (${cuentaTexto(personasDeMenos, 'persona')}).`,
    )
  }
  if (anterior !== null && deEntidad) lineas.push(`${deEntidad.anterior} es ${anterior}.`)
  lineas.push(...avisos)
  if (sustituye !== null) lineas.push(`Sustituye a ${sustituye}. ${dejanTexto(dejan)}`.trim())
  if (aprueban.length > 0) lineas.push('Después de cargarla:', ...aprueban.map((paso, i) => `  ${i + 1}. ${paso}`))
  else if (refuerzo.length > 0) lineas.push(`La autoriza también un jefe de departamento. ${refuerzo.join(' ')}`)
  for (const { renglones, linea, texto } of faltas)
    lineas.push(`  ${cuentaTexto(renglones, 'renglón', 'renglones')}, el primero ${linea}: ${texto}`)
  return lineas.join('\n')
}

/** What the rise does, and where it waits. */
function lineasDeAumento({ revision, propuesta }: AumentoDeCarga): string[] {
  const donde =
    propuesta === null
      ? []
      : [`El aumento es ${propuesta.folio}: ${ESTADOS_PROPUESTA[propuesta.estado].toLowerCase()}.`]
  return [...revisionTexto(revision), ...donde]
}

/** What the postal catalogue changes in all, in each state, and what must be accepted first. */
function lineasDeDirecciones({ estados, avisos }: EfectoSepomex): string[] {
  return [
    efectoTexto(estados),
    ...estados
      .filter((estado) => porEscribir([estado]) > 0)
      .map(
        ({ estado, nuevas, cambiadas, bajas }) =>
          `  ${estado}: ${formatCuenta(nuevas.cuantas)} nuevos, ${formatCuenta(cambiadas.cuantas)} cambiados, ${formatCuenta(bajas.cuantas)} que ya no están`,
      ),
    ...avisos,
  ]
}

/** What the payments do, and those that wait to be identified. */
function lineasDePagos(pagos: RespuestaCargada): string[] {
  const sinLinea = cuantosSinLinea(pagos)
  const demas = sinLinea - pagos.porIdentificar.length
  return [
    respuestaTexto(pagos),
    ...(sinLinea > 0 ? [`${cuentaTexto(sinLinea, 'pago')} por identificar, sin abonarse a nadie:`] : []),
    ...pagos.porIdentificar.map((pago) => `  ${sinLineaTexto(pago)}`),
    ...(demas > 0 ? [`  Y ${cuentaTexto(demas, 'pago')} más.`] : []),
  ]
}
