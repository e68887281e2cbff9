import { CircleCheck, CircleX, EyeOff, Minus } from 'lucide-react'
import { cotejoAvisos } from '#domain/afiliacion/cotejo-avisos.ts'
import { cotejoRows } from '#domain/afiliacion/cotejo.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { DataTable } from '#admin/shared/ui/DataTable.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { StatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { valorCampo } from '#admin/portal/documentos/papeles.ts'
import { useAlta } from './alta-context.ts'
import { CsfFacts, CurpFacts } from './CotejoFacts.tsx'
import { tecleado } from './tecleado.ts'
import type { FilaCotejo, FuenteCotejo, LecturasExpediente } from '#domain/afiliacion/cotejo.ts'
import type { Column } from '#admin/shared/ui/DataTable.tsx'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement, ReactNode } from 'react'

const PARTES: readonly string[] = ['nombres', 'apellidoPaterno', 'apellidoMaterno']
const CLAVES: readonly string[] = ['curp', 'rfc', 'nss', 'codigoPostal']

function shown(fila: FilaCotejo, fuente: FuenteCotejo, papeles: LecturasExpediente): ReactNode {
  const valor = fila.valores[fuente] ?? ''
  if (valor && CLAVES.includes(fila.campo)) return <span className="mono">{valor}</span>
  if (valor) return valorCampo(fila.campo, valor)
  if (fuente === 'captura' || !fila.imprimen.includes(fuente)) return <span className="muted">–</span>
  const word = papeles[fuente] ? 'No se leyó' : 'Falta'
  return (
    <span className="cotejo-none">
      <Icon icon={papeles[fuente] ? EyeOff : Minus} size={12} /> {word}
    </span>
  )
}

/** Agrees, differs, given by one alone, read nowhere: always an icon and a word besides the colour. */
function Resultado({ fila }: { fila: FilaCotejo }): ReactElement {
  if (fila.resultado === 'coincide')
    return (
      <StatusTag tone="green" icon={CircleCheck}>
        Coincide
      </StatusTag>
    )
  if (fila.resultado === 'difiere')
    return (
      <StatusTag tone="red" icon={CircleX}>
        Difiere
      </StatusTag>
    )
  const none = Object.keys(fila.valores).length === 0
  return (
    <StatusTag tone="neutral" icon={none ? EyeOff : Minus}>
      {none ? 'No se leyó' : 'En uno solo'}
    </StatusTag>
  )
}

/** `typed`: header of what the person wrote; null while nothing of it was. */
function columnsFor(papeles: LecturasExpediente, typed: string | null): Column<FilaCotejo>[] {
  const column = (key: FuenteCotejo, header: string): Column<FilaCotejo> => ({
    key,
    header,
    wrap: true,
    cell: (fila) => shown(fila, key, papeles),
  })
  return [
    { key: 'etiqueta', header: 'Dato', wrap: true, cell: ({ etiqueta }) => <strong>{etiqueta}</strong> },
    column('curp', 'CURP'),
    column('nss', 'NSS'),
    column('csf', 'Constancia fiscal'),
    ...(typed === null ? [] : [column('captura', typed)]),
    { key: 'resultado', header: 'Resultado', cell: (fila) => <Resultado fila={fila} /> },
  ]
}

/** What the papers and the person say of the same thing, side by side; then the constancia's own facts, and the CURP's. */
export function CotejoCard({ today }: { today: PlainDate | undefined }): ReactElement | null {
  const { model, captura, correccion } = useAlta()
  // A correction starts from what was registered: that is what the papers are held against.
  const typedHeader = correccion === null ? 'Escrito a mano' : 'Registrado'
  const { papeles } = model
  const typed = tecleado(captura, model.valores)
  // The parts of a name that agrees as a whole are shown only where a paper cuts it elsewhere.
  const rows = cotejoRows(papeles, typed).filter(
    ({ campo, resultado }) => resultado === 'difiere' || !PARTES.includes(campo),
  )
  if (Object.keys(papeles).length < 2) return null
  const withTyped = rows.some(({ valores }) => valores.captura !== undefined)
  const differ = rows.filter(({ resultado }) => resultado === 'difiere').length
  // The first is a note of its own, the other stands aloud above.
  const said: readonly string[] = ['curp_rfc', 'csf_situacion']
  const avisos = today ? cotejoAvisos(papeles, today).filter(({ code }) => !said.includes(code)) : []
  return (
    <Card
      flush
      className={withTyped ? 'cotejo cotejo-typed' : 'cotejo'}
      title="Cotejo de documentos"
      aside={differ === 0 ? 'Sin diferencias' : differ === 1 ? '1 diferencia' : `${differ} diferencias`}
    >
      <DataTable
        caption="Cotejo de documentos"
        columns={columnsFor(papeles, withTyped ? typedHeader : null)}
        rows={rows}
        rowKey={({ campo }) => campo}
      />
      <div className="cotejo-facts">
        <CurpFacts />
        <CsfFacts today={today} />
      </div>
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
