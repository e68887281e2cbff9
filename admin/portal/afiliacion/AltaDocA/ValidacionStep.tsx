import { formatFechaLarga, formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { CotejoCard } from '#admin/portal/expediente/papeles/CotejoCard.tsx'
import { SituacionNote } from '#admin/portal/expediente/papeles/CotejoFacts.tsx'
import { VeredictoNote } from '#admin/portal/expediente/papeles/VeredictoNote.tsx'
import { DocumentosBlock, LaboralesBlock, PersonalesBlock } from '#admin/portal/expediente/revision/bloques.tsx'
import { CabezaHoja, PieHoja } from './HojaAlta.tsx'
import type { ReactElement } from 'react'

/** Step 4, Validación: everything as the paper will say it, read-only; each block has its way back. */
export function ValidacionStep(): ReactElement {
  const { previsto } = useTramite()
  return (
    <>
      <CabezaHoja />
      <Landing />
      <VeredictoNote />
      <SituacionNote />
      <PersonalesBlock />
      <LaboralesBlock />
      <DocumentosBlock />
      <CotejoCard today={previsto?.hoy} />
      <SiguienteBlock />
      <PieHoja />
    </>
  )
}

/** In which quincena it lands, and until when. */
function Landing(): ReactElement | null {
  const { previsto, correccion, model } = useTramite()
  if (!previsto) return null
  const fecha = parsePlainDate(model.laborales.fechaIngreso ?? '')
  const limit = previsto.hasta ? ` si se guarda a más tardar el ${formatFechaConDia(previsto.hasta)}` : ''
  return (
    <Note tone="info">
      <strong>
        {correccion
          ? `Corrección del movimiento ${correccion}: conserva su folio y su quincena.`
          : `${previsto.quincena.entra}${limit}.`}
      </strong>{' '}
      {fecha && `Fecha de ingreso: ${formatFechaLarga(fecha)}.`}
    </Note>
  )
}

/** What follows once it is saved. */
function SiguienteBlock(): ReactElement | null {
  const { previsto } = useTramite()
  if (!previsto || previsto.siguiente.length === 0) return null
  return (
    <Card title="Qué sigue">
      <ol className="review-next">
        {previsto.siguiente.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Card>
  )
}
