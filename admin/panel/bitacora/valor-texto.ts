import { nombreCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { nombreIcono } from '#admin/shared/iconos/nombres-iconos.ts'
import { situacionLook } from '#admin/shared/ui/datos/status-look.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import type { ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import { ownValue } from '#domain/own-value.ts'

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
const SEXO: Readonly<Record<string, string>> = { M: 'Masculino', F: 'Femenino', H: 'Hombre', X: 'No binario' }

/** A value of the bitácora as a person reads it, by the name of its field: money, dates, yes and no. "" for none. */
export function valorTexto(path: string, valor: ValorCampo): string {
  if (valor === null) return ''
  const campo = nombreCampo(path.split('.').at(-1) ?? path)
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (typeof valor === 'number') return numero(campo, valor)
  if (campo === 'situacion') return situacionLook(valor)?.word ?? valor
  if (campo === 'sexo') return ownValue(SEXO, valor) ?? valor
  if (campo === 'icono') return nombreIcono(valor)
  const day = parsePlainDate(valor)
  if (day) return formatFecha(day)
  return INSTANTE.test(valor) ? fechaHora(valor) : valor
}

function numero(campo: string, valor: number): string {
  if (campo.endsWith('centavos')) return formatPesos(valor)
  if (campo === 'interno') return formatInterno(valor)
  if (campo === 'quincena' && valor > 24_000) return quincenaLong(valor)
  return String(valor)
}
