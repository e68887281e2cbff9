import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { costoAnual } from '#domain/fondos/aumentos/aumento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { CategoriaAumento, CostoAumento, RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import './costo-aumento.css'

const COLUMNS: readonly Column<CategoriaAumento>[] = [
  { key: 'clave', header: 'Categoría', mono: true, cell: ({ clave }) => clave },
  { key: 'antes', header: 'Hoy', numeric: true, cell: ({ antesCentavos }) => formatPesos(antesCentavos) },
  {
    key: 'despues',
    header: 'Con el aumento',
    numeric: true,
    cell: ({ despuesCentavos }) => formatPesos(despuesCentavos),
  },
  { key: 'personas', header: 'Personas', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
]

const items = ({ sueldosCentavos, entidadCentavos, afiliadoCentavos }: CostoAumento) => [
  { label: 'Sueldos', value: formatPesos(sueldosCentavos) },
  { label: 'Aportaciones de las entidades', value: formatPesos(entidadCentavos) },
  { label: 'Aportaciones de las personas', value: formatPesos(afiliadoCentavos) },
]

/** What a rise would do: for whom, what each quincena costs, and what those already closed do. */
export function CostoAumentoNota({ revision }: { revision: RevisionAumento }): ReactElement {
  const { personas, entidades, sinCambio, conMovimiento, porQuincena, retroactivo, conParametros, categorias } =
    revision
  return (
    <section className="costo-aumento" aria-label="Efecto del aumento" role="status">
      <p>
        <strong>
          {personas === 0
            ? 'Hoy nadie cambia de sueldo: solo cambia el catálogo.'
            : `Cambia el sueldo de ${cuentaTexto(personas, 'persona')} de ${cuentaTexto(entidades, 'entidad', 'entidades')}`}
        </strong>
        {personas > 0 && ` desde ${revision.desdeTexto}, al cerrar la quincena de cada entidad.`}
      </p>
      <h3>Cada quincena</h3>
      <KeyValueList items={items(porQuincena)} wide />
      <p>
        Al año, sueldos y aportaciones de las entidades: <strong>{formatPesos(costoAnual(porQuincena))}</strong>.
      </p>
      {retroactivo && (
        <>
          <h3>Retroactivo: {cuentaTexto(retroactivo.quincenas, 'quincena cerrada', 'quincenas cerradas')}</h3>
          <KeyValueList items={items(retroactivo)} wide />
        </>
      )}
      {!conParametros && (
        <Note tone="warn">No hay parámetros de los fondos en vigor: las aportaciones no se calcularon.</Note>
      )}
      {sinCambio > 0 && (
        <p className="secondary small">
          {cuentaTexto(sinCambio, 'persona ya gana', 'personas ya ganan')} lo mismo o más: no les cambia.
        </p>
      )}
      {conMovimiento > 0 && (
        <p className="secondary small">
          {cuentaTexto(conMovimiento, 'persona tiene', 'personas tienen')} un movimiento abierto, que conserva su lugar.
        </p>
      )}
      <div className="costo-aumento-tabla">
        <DataTable
          caption="Sueldo de cada categoría"
          columns={COLUMNS}
          rows={categorias}
          rowKey={({ clave }) => clave}
        />
      </div>
    </section>
  )
}
