// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/XmlText.h"

namespace muster::packs {

namespace {

struct BytesWriter final : pugi::xml_writer
{
    QByteArray bytes;
    void write(const void *data, size_t size) override { bytes.append(static_cast<const char *>(data), qsizetype(size)); }
};

} // namespace

QByteArray toBytes(const pugi::xml_document &document)
{
    BytesWriter writer;
    document.save(writer, "  ", pugi::format_indent, pugi::encoding_utf8);
    return writer.bytes;
}

QString attribute(const pugi::xml_node &node, const char *name)
{
    return QString::fromUtf8(node.attribute(name).value());
}

void setAttribute(pugi::xml_node node, const char *name, const QString &value)
{
    pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute)
        attribute = node.append_attribute(name);
    attribute.set_value(value.toUtf8().constData());
}

pugi::xml_node childOf(pugi::xml_node node, const char *name)
{
    const pugi::xml_node child = node.child(name);
    return child ? child : node.append_child(name);
}

} // namespace muster::packs
