import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

const CLASES = {
  total: 'Total',
  cargo: 'Cargo',
  retencion: 'Retención en el cargo',
  orden: 'Orden de retención',
  linea: 'Línea de pago',
} as const satisfies Record<string, string>

/** Words of the sealed values. */
const CAMPOS: Readonly<Record<string, string>> = {
  personas: 'personas',
  fondo: 'fondo',
  parte: 'parte',
  baseCentavos: 'base',
  importeCentavos: 'importe',
  principalCentavos: 'principal',
  creditoCentavos: 'crédito',
  limite: 'fecha límite',
  referencia: 'referencia',
  capitalCentavos: 'capital',
  interesCentavos: 'interés',
  ordenadoCentavos: 'importe ordenado',
  interno: 'persona',
  tipo: 'tipo',
  obligado: 'obligado',
}

/** A stored row that the seal covers besides people, parameters and movements. `clave` finds it again within its class. */
export interface RenglonSellado {
  readonly clase: keyof typeof CLASES
  readonly clave: readonly string[]
  readonly valores: Readonly<Record<string, string | number | null>>
}

/** The text of some rows as the seal hashes it: one line of JSON each, in the order given. */
export function textoDeRenglones(renglones: readonly RenglonSellado[]): string {
  return renglones.map((renglon) => `\n${canonicalJson({ ...renglon })}`).join('')
}

/** The rows of a text that `textoDeRenglones` wrote. */
export function renglonesDeTexto(texto: string): RenglonSellado[] {
  return texto
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RenglonSellado)
}

/** What differs between the sealed rows and the stored ones, a sentence a row: missing, extra, or a value from X to Y. */
export function diferenciasDeSello(
  sellados: readonly RenglonSellado[],
  guardados: readonly RenglonSellado[],
): readonly string[] {
  const stored = new Map(guardados.map((renglon) => [nombreDe(renglon), renglon]))
  const differ = sellados.flatMap((sellado) => {
    const nombre = nombreDe(sellado)
    const guardado = stored.get(nombre)
    stored.delete(nombre)
    if (!guardado) return [`${nombre}: falta; se selló con ${valoresTexto(sellado)}.`]
    const cambios = Object.keys({ ...sellado.valores, ...guardado.valores }).filter(
      (campo) => sellado.valores[campo] !== guardado.valores[campo],
    )
    return cambios.map((campo) => {
      const [was, is] = [valorTexto(campo, sellado.valores[campo]), valorTexto(campo, guardado.valores[campo])]
      return `${nombre}: ${CAMPOS[campo] ?? campo}, se selló ${was} y hoy dice ${is}.`
    })
  })
  return [...differ, ...[...stored].map(([nombre, renglon]) => `${nombre}: sobra, con ${valoresTexto(renglon)}.`)]
}

const nombreDe = ({ clase, clave }: RenglonSellado): string => `${CLASES[clase]} ${clave.join(', ')}`

const valoresTexto = ({ valores }: RenglonSellado): string =>
  Object.entries(valores)
    .map(([campo, valor]) => `${CAMPOS[campo] ?? campo} ${valorTexto(campo, valor)}`)
    .join(', ')

function valorTexto(campo: string, valor: string | number | null | undefined): string {
  if (valor === null || valor === undefined || valor === '') return 'nada'
  return campo.endsWith('Centavos') ? formatPesos(Number(valor)) : String(valor)
}
