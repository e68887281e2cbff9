import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { SI_NO_TEXTO, type SiNo } from './lectura/si-no.ts'
import type { Valor } from './lectura/leer-valor.ts'
import type { CampoTipo } from './tipo-carga.ts'

/** A value of a row, as people read it: "$4,256.50", "13.5", "Q22 2026". */
export function valorTexto(valor: Valor, { clase, opciones = {} }: CampoTipo): string {
  if (clase === 'importe') return formatPesos(Number(valor))
  if (clase === 'centesimos') return formatDecimales(Number(valor), 2)
  if (clase === 'porcentaje') return `${formatDecimales(Number(valor), 4)} %`
  if (clase === 'prestamo') return Number(valor) === 0 ? 'Sin número' : folioPrestamo(Number(valor))
  if (clase === 'quincena') return quincenaChip(Number(valor))
  if (clase === 'fecha') return formatFecha(valor as PlainDate)
  if (clase === 'si_no') return SI_NO_TEXTO[valor as SiNo]
  return clase === 'opcion' ? (opciones[valor] ?? String(valor)) : String(valor)
}

/** An integer of hundredths or ten-thousandths without trailing zeros: 1350, 2 → "13.5". */
const formatDecimales = (valor: number, decimales: number): string => String(valor / 10 ** decimales)
