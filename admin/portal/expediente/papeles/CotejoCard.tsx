import { CircleCheck, CircleX, EyeOff, Minus, TriangleAlert } from 'lucide-react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { clavesDePapeles } from '#domain/afiliacion/cotejo/claves-explicadas.ts'
import { cotejoAvisos } from '#domain/afiliacion/cotejo/cotejo-avisos.ts'
import { filasConDudas, filasVisibles, isDiferencia } from '#domain/afiliacion/cotejo/cotejo-dudas.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { FoldCard } from '#admin/shared/ui/pagina/FoldCard.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { TITULO_CORTO, valorCampo } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { ConDuda } from './ConDuda.tsx'
import { COTEJO_ID } from '#admin/portal/expediente/paso/step-checks.ts'
import { CsfFacts, CurpFacts, curpDifiere } from './CotejoFacts.tsx'
import { tecleado } from '#admin/portal/expediente/borrador/tecleado.ts'
import type { FuenteCotejo, LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { FilaConDudas } from '#domain/afiliacion/cotejo/cotejo-dudas.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement, ReactNode } from 'react'

const CLAVES: readonly string[] = ['curp', 'rfc', 'nss', 'codigoPostal']

function shown(fila: FilaConDudas, fuente: FuenteCotejo, papeles: LecturasExpediente): ReactNode {
  const valor = fila.valores[fuente] ?? ''
  if (valor)
    return (
      <ConDuda duda={fila.dudosas.has(fuente)}>
        {CLAVES.includes(fila.campo) ? <span className="mono">{valor}</span> : valorCampo(fila.campo, valor)}
      </ConDuda>
    )
  if (fuente === 'captura' || !fila.imprimen.includes(fuente)) return <span className="muted">–</span>
  const word = papeles[fuente] ? 'No se leyó' : 'Falta'
  return (
    <span className="cotejo-none">
      <Icon icon={papeles[fuente] ? EyeOff : Minus} size={12} /> {word}
    </span>
  )
}

/** Agrees, differs, may differ, given by one alone, read nowhere: always an icon and a word besides the colour. */
function Resultado({ fila }: { fila: FilaConDudas }): ReactElement {
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
  if (fila.resultado === 'por_confirmar')
    return (
      <StatusTag tone="amber" icon={TriangleAlert}>
        Por confirmar
      </StatusTag>
    )
  const unread = Object.keys(fila.valores).length === 0 && fila.hayPapel
  const word = unread ? 'No se leyó' : fila.hayPapel ? 'En uno solo' : 'Falta'
  return (
    <StatusTag tone="neutral" icon={unread ? EyeOff : Minus}>
      {word}
    </StatusTag>
  )
}

/** `typed`: header of what the person wrote; null while nothing of it was. */
function columnsFor(papeles: LecturasExpediente, typed: string | null): Column<FilaConDudas>[] {
  const column = (key: FuenteCotejo, header: string): Column<FilaConDudas> => ({
    key,
    header,
    wrap: true,
    cell: (fila) => shown(fila, key, papeles),
  })
  return [
    { key: 'etiqueta', header: 'Dato', wrap: true, cell: ({ etiqueta }) => <strong>{etiqueta}</strong> },
    ...DOCUMENTOS_LEIBLES.map((papel) => column(papel, TITULO_CORTO[papel])),
    ...(typed === null ? [] : [column('captura', typed)]),
    { key: 'resultado', header: 'Resultado', cell: (fila) => <Resultado fila={fila} /> },
  ]
}

/** "1 diferencia, 2 por confirmar". */
function asideText(rows: readonly FilaConDudas[]): string {
  const count = (one: FilaConDudas['resultado']): number => rows.filter(({ resultado }) => resultado === one).length
  const [differ, doubtful] = [count('difiere'), count('por_confirmar')]
  const said = [
    ...(differ > 0 ? [cuentaTexto(differ, 'diferencia', 'diferencias')] : []),
    ...(doubtful > 0 ? [`${doubtful} por confirmar`] : []),
  ]
  return said.length > 0 ? said.join(', ') : 'Sin diferencias'
}

/** What the papers and the person say of the same thing, side by side; then the constancia's own facts, and the CURP's. */
export function CotejoCard({ today }: { today: PlainDate | undefined }): ReactElement | null {
  const { model, captura, correccion, reglas } = useTramite()
  // A correction starts from what was registered: that is what the papers are held against.
  const typedHeader = correccion === null ? 'Escrito a mano' : 'Registrado'
  const { papeles, seguros } = model
  const typed = tecleado(captura, model.valores)
  const rows = filasVisibles(filasConDudas(papeles, seguros, typed))
  const withTyped = rows.some(({ valores }) => valores.captura !== undefined)
  // One new paper is held against what was typed where the others are on file already.
  const compared = Object.keys(papeles).length + (withTyped && !reglas.exigePapeles ? 1 : 0)
  if (compared < 2 || Object.keys(papeles).length === 0) return null
  // A situation to be set right stands aloud above.
  const avisos = today ? cotejoAvisos(papeles, today).filter(({ code }) => code !== 'csf_situacion') : []
  const differs = rows.some(isDiferencia) || clavesDePapeles(papeles) === 'no_coincide' || curpDifiere(model)
  return (
    <FoldCard id={COTEJO_ID} open={differs} className="cotejo" title="Cotejo de documentos" aside={asideText(rows)}>
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
    </FoldCard>
  )
}
