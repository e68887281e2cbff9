import { ownValue } from '#domain/own-value.ts'
import { FORMATOS_FECHA } from '#domain/cargas/lectura/fecha.ts'
import type { CampoTipo, ClaseCampo } from '#domain/cargas/tipo-carga.ts'
import { NOTACIONES, type NotacionPeriodo } from '#domain/cargas/planos/periodo.ts'
import type { CampoPlano } from '#domain/cargas/planos/plano.ts'

/** Fictional value of each class whose field names none. No letter has an accent: every encoding writes it. */
const EJEMPLO_DE_CLASE = {
  curp: 'EEEJ000101MNEXXX09',
  rfc: 'EEEJ000101XX9',
  nss: '99999999999',
  interno: '999999999',
  texto: 'EJEMPLO',
  importe: '4256.50',
  si_no: 'S',
  prestamo: '999999999',
  numero: '1',
  centesimos: '0',
  porcentaje: '0',
} as const satisfies Record<Exclude<ClaseCampo, 'fecha' | 'quincena' | 'opcion'>, string>

/** The value of a field in the example row of a layout, as its sender writes it; "" if the row leaves it blank. */
export function ejemploDeCampo(plano: CampoPlano, tipo: CampoTipo, periodo: NotacionPeriodo = 'QQAA'): string {
  const valor = valorDe(plano, tipo, periodo)
  if (!plano.tabla || valor === '') return valor
  const [delEmisor = valor] = Object.entries(plano.tabla).find(([, significa]) => significa === valor) ?? []
  return delEmisor
}

function valorDe({ tabla, fecha = 'detectar', decimales }: CampoPlano, tipo: CampoTipo, periodo: NotacionPeriodo) {
  if (tipo.ejemplo === '') return ''
  switch (tipo.clase) {
    case 'fecha':
      return FORMATOS_FECHA[fecha].ejemplo
    case 'quincena':
      return NOTACIONES[periodo].ejemplo
    case 'opcion':
      return tipo.ejemplo ?? primeraOpcion(tipo, tabla)
    case 'importe':
      return importeEscrito(tipo.ejemplo ?? EJEMPLO_DE_CLASE.importe, decimales)
    case 'curp':
    case 'rfc':
    case 'nss':
    case 'interno':
    case 'texto':
    case 'si_no':
    case 'prestamo':
    case 'numero':
    case 'centesimos':
    case 'porcentaje':
      return tipo.ejemplo ?? EJEMPLO_DE_CLASE[tipo.clase]
  }
}

/** The first option that the sender can write. */
function primeraOpcion({ opciones = {} }: CampoTipo, tabla: CampoPlano['tabla']): string {
  const escribibles = tabla && new Set(Object.values(tabla))
  return Object.keys(opciones).find((opcion) => !escribibles || escribibles.has(opcion)) ?? ''
}

/** An amount with its point, or without it where the last digits are decimals: "4256.50", "425650". */
export const importeEscrito = (importe: string, decimales: number | undefined): string =>
  decimales ? String(Math.round(Number(importe) * 10 ** decimales)) : importe

/** What each text of a field means: the translations of the layout, else the options of its kind. */
export function valoresDeCampo({ tabla }: CampoPlano, { opciones = {} }: CampoTipo): (readonly [string, string])[] {
  if (!tabla) return Object.values(opciones).map((titulo) => [titulo, titulo])
  return Object.entries(tabla).map(([texto, valor]) => [
    texto,
    valor === '' ? 'Sin dato' : (ownValue(opciones, valor) ?? valor),
  ])
}
