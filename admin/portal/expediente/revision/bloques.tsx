import { Pencil } from 'lucide-react'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatTelefono, normalizeTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { NOMBRE_SEXO, sexoPadronOf } from '#domain/identidad/sexo.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { DOCUMENTOS_ALTA } from '#domain/afiliacion/borrador.ts'
import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { useNacionalidades, usePuestos, useUnidades } from '#admin/portal/expediente/datos/catalogos.ts'
import { domicilioTexto } from '#admin/portal/expediente/datos/domicilio-texto.ts'
import { LeidoTag } from '#admin/portal/expediente/papeles/LeidoTag.tsx'
import type { Lista } from '#admin/portal/expediente/datos/catalogos.ts'
import type { ReactElement, ReactNode } from 'react'

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

/** Personal data as they will be saved. */
export function PersonalesBlock(): ReactElement {
  const { model } = useTramite()
  const { valores } = model
  const born = parseCurp(valores.curp ?? '')
  const telefono = normalizeTelefono(valores.telefono ?? '')
  const clave = valores.nacionalidad ?? ''
  const nacionalidad = useNacionalidades(clave).options.find(({ value }) => value === clave)
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
          <p className="review-name">{nombreEnCaptura(valores)}</p>
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
              { label: 'Sexo', value: born ? NOMBRE_SEXO[sexoPadronOf(born.sexo)] : '' },
              { label: 'Nacionalidad', value: nacionalidad?.label },
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

/** Where the person will work, with what category and since when. */
export function LaboralesBlock(): ReactElement {
  const { model, reglas } = useTramite()
  const { laborales } = model
  const { entidad = null, adscripcion = null, dependencia = null } = laborales
  const fecha = parsePlainDate(laborales.fechaIngreso ?? '')
  return (
    <Block title="Datos laborales" step={3}>
      <KeyValueList
        wide
        items={[
          { label: 'Tipo de Entidad', value: nameIn(useUnidades('GET /api/organica', null, null), entidad) },
          { label: 'Entidad', value: nameIn(useUnidades('GET /api/adscripcion', 'id_entidad', entidad), adscripcion) },
          {
            label: 'Dirección General',
            value: nameIn(useUnidades('GET /api/dependencias', 'id_adscripcion', adscripcion), dependencia),
          },
          {
            label: 'Área',
            value: nameIn(useUnidades('GET /api/OrganicaArea', 'id_dependencia', dependencia), laborales.area),
          },
          { label: 'Puesto', value: nameIn(usePuestos(laborales.area ?? null), laborales.puesto) },
          { label: 'Categoría', value: `${laborales.categoria ?? ''}, ${laborales.nombreCategoria ?? ''}` },
          { label: 'Salario mensual', value: formatPesos(pesosToCentavos(laborales.salario ?? 0)) },
          { label: reglas.fecha.etiqueta, value: fecha ? formatFechaLarga(fecha) : '' },
        ]}
      />
    </Block>
  )
}

/** The papers that go with it, and who validated each. */
export function DocumentosBlock(): ReactElement {
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
              <LeidoTag documento={documento} />
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
