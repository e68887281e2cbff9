import { Pencil } from 'lucide-react'
import { formatFecha, formatFechaLarga, formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { fullName } from '#domain/afiliacion/cotejo.ts'
import { formatTelefono, normalizeTelefono } from '#domain/afiliacion/telefono.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { DOCUMENTOS_ALTA } from '#domain/afiliacion/borrador.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Card } from '#admin/shared/ui/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite-context.ts'
import { useUnidades } from '#admin/portal/expediente/datos/catalogos.ts'
import { CotejoCard } from '#admin/portal/expediente/papeles/CotejoCard.tsx'
import { SituacionNote } from '#admin/portal/expediente/papeles/CotejoFacts.tsx'
import { domicilioTexto } from '#admin/portal/expediente/datos/domicilio-texto.ts'
import { ValidadoTag } from '#admin/portal/expediente/papeles/ValidadoTag.tsx'
import type { Lista } from '#admin/portal/expediente/datos/catalogos.ts'
import type { ReactElement, ReactNode } from 'react'

const SEXO = { H: 'Hombre', M: 'Mujer', X: 'No binario' } as const

/** Step 4, Validación: everything as the paper will say it, read-only; each block has its way back. */
export function ValidacionStep(): ReactElement {
  const { previsto } = useTramite()
  return (
    <>
      <Landing />
      <SituacionNote />
      <PersonalesBlock />
      <LaboralesBlock />
      <DocumentosBlock />
      <CotejoCard today={previsto?.hoy} />
      <SiguienteBlock />
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
          : `Entra en la ${previsto.quincena.texto} (${previsto.quincena.rango})${limit}.`}
      </strong>{' '}
      {fecha && `Fecha de ingreso: ${formatFechaLarga(fecha)}.`}
    </Note>
  )
}

interface BlockProps {
  title: string
  step: number
  children: ReactNode
}

function Block({ title, step, children }: BlockProps): ReactElement {
  const { goTo, editable } = useTramite()
  return (
    <Card
      title={title}
      aside={
        editable && (
          <Button size="sm" icon={Pencil} onClick={() => goTo(step)} aria-label={`Editar ${title.toLowerCase()}`}>
            Editar
          </Button>
        )
      }
    >
      {children}
    </Card>
  )
}

function PersonalesBlock(): ReactElement {
  const { model } = useTramite()
  const { valores } = model
  const born = parseCurp(valores.curp ?? '')
  const telefono = normalizeTelefono(valores.telefono ?? '')
  return (
    <Block title="Datos personales" step={2}>
      <div className="review">
        <div className="foto-frame">
          {valores.foto ? (
            <img src={`/api/archivos/${encodeURIComponent(valores.foto)}`} alt="Fotografía de la persona" />
          ) : (
            <span className="muted small">Sin fotografía</span>
          )}
        </div>
        <div>
          <p className="review-name">{fullName(valores)}</p>
          <KeyValueList
            wide
            items={[
              { label: 'CURP', value: <span className="mono">{valores.curp}</span> },
              {
                label: 'RFC',
                value: (
                  <span className="mono">
                    {valores.rfcBase}
                    {valores.rfcHomo}
                  </span>
                ),
              },
              { label: 'NSS', value: <span className="mono">{formatNss(valores.nss ?? '')}</span> },
              { label: 'Nacimiento', value: born ? [formatFecha(born.fechaNacimiento), born.entidad].join(', ') : '' },
              { label: 'Sexo', value: born ? SEXO[born.sexo] : '' },
              { label: 'No. de empleado', value: valores.numEmpleado },
              { label: 'Teléfono', value: telefono ? formatTelefono(telefono) : valores.telefono },
              { label: 'Correo electrónico', value: valores.email },
              { label: 'Domicilio', value: domicilioTexto(valores) },
              { label: 'Segunda calle', value: valores.calle2 },
            ]}
          />
        </div>
      </div>
    </Block>
  )
}

function nameIn(list: Lista, id: number | null | undefined): string {
  return list.options.find(({ value }) => value === String(id))?.label ?? ''
}

function LaboralesBlock(): ReactElement {
  const { model } = useTramite()
  const { laborales } = model
  const { entidad = null, adscripcion = null, dependencia = null } = laborales
  const fecha = parsePlainDate(laborales.fechaIngreso ?? '')
  return (
    <Block title="Datos laborales" step={3}>
      <KeyValueList
        wide
        items={[
          { label: 'Tipo de Entidad', value: nameIn(useUnidades('/api/organica', null, null), entidad) },
          { label: 'Entidad', value: nameIn(useUnidades('/api/adscripcion', 'id_entidad', entidad), adscripcion) },
          {
            label: 'Dirección General',
            value: nameIn(useUnidades('/api/dependencias', 'id_adscripcion', adscripcion), dependencia),
          },
          {
            label: 'Área',
            value: nameIn(useUnidades('/api/OrganicaArea', 'id_dependencia', dependencia), laborales.area),
          },
          { label: 'Categoría', value: `${laborales.categoria ?? ''}, ${laborales.nombreCategoria ?? ''}` },
          { label: 'Salario mensual', value: formatPesos(pesosToCentavos(laborales.salario ?? 0)) },
          { label: 'Fecha de ingreso', value: fecha ? formatFechaLarga(fecha) : '' },
        ]}
      />
    </Block>
  )
}

function DocumentosBlock(): ReactElement {
  const { captura, kept } = useTramite()
  return (
    <Block title="Documentos" step={1}>
      <ul className="plain review-docs">
        {DOCUMENTOS_ALTA.map((documento) => {
          const sent = captura.documentos[documento]
          return (
            <li key={documento}>
              <span>
                {TITULO_PAPEL[documento]}
                <span className="secondary small"> {sent ? kept.archivos[sent.archivo]?.nombre : 'No enviado'}</span>
              </span>
              <ValidadoTag by={sent?.by ?? null} />
            </li>
          )
        })}
      </ul>
    </Block>
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
