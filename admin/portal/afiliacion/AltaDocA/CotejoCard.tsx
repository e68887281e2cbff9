import { CircleCheck, CircleX, Minus } from 'lucide-react'
import { cotejoAvisos } from '#domain/afiliacion/cotejo-avisos.ts'
import { cotejoRows } from '#domain/afiliacion/cotejo.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { DataTable } from '#admin/shared/ui/DataTable.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { StatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { valorCampo } from '#admin/portal/documentos/papeles.ts'
import { useAlta } from './alta-context.ts'
import type { FilaCotejo, FuenteCotejo } from '#domain/afiliacion/cotejo.ts'
import type { Column } from '#admin/shared/ui/DataTable.tsx'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement, ReactNode } from 'react'

const RESULTADO = {
  coincide: { tone: 'green', icon: CircleCheck, word: 'Coincide' },
  difiere: { tone: 'red', icon: CircleX, word: 'Difiere' },
  sin_leer: { tone: 'neutral', icon: Minus, word: 'En uno solo' },
} as const

const PARTES: readonly string[] = ['nombres', 'apellidoPaterno', 'apellidoMaterno']
const CLAVES: readonly string[] = ['curp', 'rfc', 'nss', 'codigoPostal']

function shown(fila: FilaCotejo, fuente: FuenteCotejo): ReactNode {
  const valor = fila.valores[fuente] ?? ''
  if (valor && CLAVES.includes(fila.campo)) return <span className="mono">{valor}</span>
  return valorCampo(fila.campo, valor) || '–'
}

const COLUMNS: readonly Column<FilaCotejo>[] = [
  { key: 'etiqueta', header: 'Dato', wrap: true, cell: ({ etiqueta }) => <strong>{etiqueta}</strong> },
  { key: 'curp', header: 'CURP', wrap: true, cell: (fila) => shown(fila, 'curp') },
  { key: 'nss', header: 'NSS', wrap: true, cell: (fila) => shown(fila, 'nss') },
  { key: 'csf', header: 'Constancia fiscal', wrap: true, cell: (fila) => shown(fila, 'csf') },
  {
    key: 'resultado',
    header: 'Resultado',
    cell: ({ resultado }) => (
      <StatusTag tone={RESULTADO[resultado].tone} icon={RESULTADO[resultado].icon}>
        {RESULTADO[resultado].word}
      </StatusTag>
    ),
  },
]

/** What two or three papers say of the same thing, side by side: what agrees, what differs, what only one gives. */
export function CotejoCard({ today }: { today: PlainDate | undefined }): ReactElement | null {
  const { model } = useAlta()
  // The parts of a name that agrees as a whole are shown only where a paper cuts it elsewhere.
  const rows = cotejoRows(model.papeles).filter(
    ({ campo, valores, resultado }) =>
      Object.keys(valores).length > 0 && (resultado === 'difiere' || !PARTES.includes(campo)),
  )
  if (rows.length === 0 || Object.keys(model.papeles).length < 2) return null
  const avisos = today ? cotejoAvisos(model.papeles, today).filter(({ code }) => code !== 'curp_rfc') : []
  const differ = rows.filter(({ resultado }) => resultado === 'difiere').length
  return (
    <Card
      flush
      className="cotejo"
      title="Cotejo de documentos"
      aside={differ === 0 ? 'Sin diferencias' : differ === 1 ? '1 diferencia' : `${differ} diferencias`}
    >
      <DataTable caption="Cotejo de documentos" columns={COLUMNS} rows={rows} rowKey={({ campo }) => campo} />
      {avisos.length > 0 && (
        <div className="card-body stack">
          {avisos.map(({ code, message }) => (
            <Note key={code} tone="warn" live>
              {message}
            </Note>
          ))}
        </div>
      )}
    </Card>
  )
}
