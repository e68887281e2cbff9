import { formatCuenta, cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Carga, SimulacionCarga } from '#domain/cargas/carga.ts'
import { ESTADOS_CARGA } from '#domain/cargas/estado-carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** One line of the list of loads. */
export function lineaDeCarga({ folio, estado, entidad, quincena, archivo, renglones, rechazados }: Carga): string {
  const cuenta = `${formatCuenta(renglones - rechazados)} de ${cuentaTexto(renglones, 'renglón', 'renglones')}`
  return `${folio}  ${ESTADOS_CARGA[estado]}  ${entidad}, quincena ${quincena}: ${archivo} (${cuenta})`
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
    sustituye,
    anterior,
    conciliacion,
    refuerzo,
  } = simulacion
  const { textos } = TIPOS_CARGA[carga.tipo]
  const lineas = [
    `${carga.folio}: ${carga.archivo}, ${carga.entidad}, quincena ${carga.quincena}. ${ESTADOS_CARGA[carga.estado]}.`,
  ]
  if (carga.rechazo !== '') return [...lineas, carga.rechazo].join('\n')
  lineas.push(
    `${cuentaTexto(carga.renglones, 'renglón', 'renglones')}: entran ${formatCuenta(entran)}, se rechazan ${formatCuenta(carga.rechazados)}, con aviso ${formatCuenta(carga.avisados)}.`,
    `${cuentaTexto(personas, 'persona')} ${textos.conRenglon}; ${formatCuenta(sinRenglon)} ${textos.sinRenglon}.`,
  )
  if (borrados + omitidos > 0)
    lineas.push(`No cuentan ${formatCuenta(borrados)} borrados y ${formatCuenta(omitidos)} que no son datos.`)
  for (const { titulo, centavos, antesCentavos } of totales) {
    const antes = antesCentavos === null ? '' : ` (antes ${formatPesos(antesCentavos)})`
    lineas.push(`  ${titulo}: ${formatPesos(centavos)}${antes}`)
  }
  for (const { clave, descontadoCentavos, debidoCentavos, ...otros } of conciliacion) {
    const { personasDeMas, deMasCentavos, personasDeMenos, deMenosCentavos } = otros
    lineas.push(
      `  ${clave}: descontado ${formatPesos(descontadoCentavos)}, corresponde ${formatPesos(debidoCentavos)}; de más ${formatPesos(deMasCentavos)} (${cuentaTexto(personasDeMas, 'persona')}), de menos ${formatPesos(deMenosCentavos)} (${cuentaTexto(personasDeMenos, 'persona')}).`,
    )
  }
  if (anterior !== null) lineas.push(`${textos.anterior} es ${anterior}.`)
  if (sustituye !== null) lineas.push(`Sustituye a ${sustituye}.`)
  if (refuerzo.length > 0) lineas.push(`La autoriza también un jefe de departamento. ${refuerzo.join(' ')}`)
  for (const { renglones, linea, texto } of faltas)
    lineas.push(`  ${cuentaTexto(renglones, 'renglón', 'renglones')}, el primero ${linea}: ${texto}`)
  return lineas.join('\n')
}
