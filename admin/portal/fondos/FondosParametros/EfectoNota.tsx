import { useEffect, useRef } from 'react'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { FONDOS } from '#domain/fondos/fondo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import type { EfectoFondo, EfectoParametros, EfectoPersona } from '#domain/fondos/parametros/efecto-parametros.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** "+$1,234.50": a difference says which way it goes. */
function diferencia(centavos: number): string {
  return centavos > 0 ? `+${formatPesos(centavos)}` : formatPesos(centavos)
}

const FONDOS_COLUMNS: readonly Column<EfectoFondo>[] = [
  { key: 'fondo', header: 'Fondo', cell: ({ fondo }) => FONDOS[fondo].titulo },
  { key: 'diferencia', header: 'Diferencia', numeric: true, cell: (row) => diferencia(row.diferenciaCentavos) },
  { key: 'personas', header: 'Personas', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
]

const PERSONAS_COLUMNS: readonly Column<EfectoPersona>[] = [
  { key: 'interno', header: 'No. interno', mono: true, cell: ({ interno }) => interno },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
  { key: 'antes', header: 'Antes', numeric: true, cell: ({ antesCentavos }) => formatPesos(antesCentavos) },
  { key: 'despues', header: 'Después', numeric: true, cell: ({ despuesCentavos }) => formatPesos(despuesCentavos) },
  {
    key: 'diferencia',
    header: 'Diferencia',
    numeric: true,
    cell: ({ antesCentavos, despuesCentavos }) => diferencia(despuesCentavos - antesCentavos),
  },
]

function deQueQuincena(cierre: EfectoParametros['cierre']): string {
  if (cierre === null) return 'con el padrón de hoy'
  const { cerraron, entidades } = cierre
  if (cerraron === entidades) return 'la última cerrada por todas las entidades'
  return `cerrada por ${formatCuenta(cerraron)} de ${cuentaTexto(entidades, 'entidad', 'entidades')}`
}

/** What the record would change, told before it is kept: by fund, for how many, and the largest. */
export function EfectoNota({ efecto }: { efecto: EfectoParametros }): ReactElement {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // A browser may give a promise here, which React would take for the effect's own end.
    box.current?.scrollIntoView({ block: 'start' })
  }, [efecto])
  const { cambian, personas, diferenciaCentavos, fondos, mayores } = efecto
  // In brackets: the type sets a minus so near the space before it that it would read as a hyphen.
  const cuando = `En ${efecto.quincena}, ${deQueQuincena(efecto.cierre)},`
  return (
    <section ref={box} className="parametros-efecto" aria-label="Efecto del registro" role="status">
      <h3>Efecto</h3>
      <p>
        {cambian === 0
          ? `${cuando} ninguna aportación cambiaría.`
          : `${cuando} cambiarían ${cuentaTexto(cambian, 'persona')} de ${formatCuenta(personas)} (${diferencia(diferenciaCentavos)} en total).`}
      </p>
      {cambian > 0 && (
        <>
          <DataTable
            caption="Diferencia por fondo"
            columns={FONDOS_COLUMNS}
            rows={fondos.filter(({ personas: n }) => n > 0)}
            rowKey={({ fondo }) => fondo}
          />
          <details>
            <summary>Las {mayores.length} diferencias mayores</summary>
            <DataTable
              caption="Diferencias mayores"
              columns={PERSONAS_COLUMNS}
              rows={mayores}
              rowKey={({ interno }) => interno}
            />
          </details>
        </>
      )}
    </section>
  )
}
