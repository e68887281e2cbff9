import { useState } from 'react'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { efectoTexto } from '#domain/direcciones/efecto-texto.ts'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { CambiosDelEstado, ClaseCambioSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { ReactElement } from 'react'

const CLASES = [
  { clase: 'nuevas', titulo: 'Nuevos' },
  { clase: 'cambiadas', titulo: 'Cambiados' },
  { clase: 'bajas', titulo: 'Ya no están' },
  { clase: 'conservadas', titulo: 'Se conservan' },
] as const satisfies readonly { clase: ClaseCambioSepomex; titulo: string }[]

/** What the postal catalogue changes or changed, state by state. A state that is opened shows the first names. */
export function DireccionesCarga({ detalle: { carga, direcciones } }: { detalle: DetalleCarga }): ReactElement | null {
  const [abierto, setAbierto] = useState<string | null>(null)
  if (direcciones === null) return null
  const { estados, avisos } = direcciones
  const isAplicada = carga.estado === 'aplicada'
  const columns: readonly Column<CambiosDelEstado>[] = [
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ clave, estado }) => (
        <button
          type="button"
          className="carga-estado"
          aria-expanded={abierto === clave}
          onClick={() => setAbierto(abierto === clave ? null : clave)}
        >
          {estado}
        </button>
      ),
    },
    { key: 'filas', header: 'En el archivo', numeric: true, cell: ({ filas }) => formatCuenta(filas) },
    ...CLASES.map(({ clase, titulo }) => ({
      key: clase,
      header: titulo,
      numeric: true,
      cell: (row: CambiosDelEstado) => formatCuenta(row[clase].cuantas),
    })),
  ]
  const visto = estados.find(({ clave }) => clave === abierto)
  return (
    <>
      {!isAplicada && avisos.length > 0 && (
        <Note tone="warn">
          <strong>Revisa el archivo antes de cargarlo.</strong>
          <ul>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
          Al cargarlo escribirás por qué se aplica de todos modos.
        </Note>
      )}
      <Card title={isAplicada ? 'Qué cambió en el catálogo' : 'Qué cambiaría en el catálogo'} flush>
        <p className="carga-mas">{efectoTexto(estados)}</p>
        <DataTable caption="Cambios por estado" columns={columns} rows={estados} rowKey={({ clave }) => clave} />
        {visto && <Primeros estado={visto} />}
      </Card>
    </>
  )
}

/** The first names of each kind of change of a state. */
function Primeros({ estado }: { estado: CambiosDelEstado }): ReactElement {
  return (
    <section aria-label={`Primeros cambios de ${estado.estado}`} className="carga-primeros">
      <h3>{estado.estado}</h3>
      {CLASES.filter(({ clase }) => estado[clase].cuantas > 0).map(({ clase, titulo }) => (
        <p key={clase}>
          <strong>{titulo}:</strong> {nombres(estado[clase])}
        </p>
      ))}
    </section>
  )
}

function nombres({ cuantas, primeras }: CambiosDelEstado['nuevas']): string {
  const rest = cuantas - primeras.length
  return primeras.join(', ') + (rest > 0 ? ` y ${cuentaTexto(rest, 'más', 'más')}` : '')
}
