// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ListCode.h"

#include "archive/Packed.h"
#include "base/IdSource.h"
#include "text/Spoken.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace muster::lists {

namespace {

// The signs of a QR code's alphanumeric mode (RFC 9285 uses them for two bytes in three signs).
const QString codeSigns = QStringLiteral("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:");
const QString codeStart = QStringLiteral("MUSTER1:");
constexpr int codeDepth = 40;
constexpr int mostSelections = 20'000;

QString toSigns(const QByteArray &bytes)
{
    QString text;
    for (qsizetype i = 0; i < bytes.size(); i += 2) {
        const bool pair = i + 1 < bytes.size();
        int value = uchar(bytes[i]) * (pair ? 256 : 1) + (pair ? uchar(bytes[i + 1]) : 0);
        for (int digit = 0; digit < (pair ? 3 : 2); ++digit, value /= 45)
            text += codeSigns[value % 45];
    }
    return text;
}

QByteArray fromSigns(const QString &text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); i += 3) {
        const qsizetype digits = std::min<qsizetype>(3, text.size() - i);
        qsizetype value = 0;
        for (qsizetype digit = digits - 1; digit >= 0; --digit) {
            const qsizetype sign = codeSigns.indexOf(text[i + digit]);
            if (sign < 0)
                return {};
            value = value * 45 + sign;
        }
        if (digits == 1 || value > (digits == 3 ? 0xffff : 0xff))
            return {};
        if (digits == 3)
            bytes += char(value / 256);
        bytes += char(value % 256);
    }
    return bytes;
}

quint32 hashOf(std::string_view entryId, std::string_view groupId)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray(entryId.data(), qsizetype(entryId.size())));
    hash.addData(QByteArray("\n"));
    hash.addData(QByteArray(groupId.data(), qsizetype(groupId.size())));
    return qFromBigEndian<quint32>(hash.result().constData()) >> 8; // three bytes: among some hundred entries of one owner
}

class CodeWriter
{
public:
    void number(quint64 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes += char(value | 0x80);
        m_bytes += char(value);
    }
    void text(const std::string &text)
    {
        number(text.size());
        m_bytes += QByteArray::fromStdString(text);
    }
    void selections(const std::vector<rules::Selection> &all)
    {
        number(all.size());
        for (const rules::Selection &selection : all) {
            const quint32 hash = hashOf(selection.entryId, selection.entryGroupId);
            m_bytes += char(hash >> 16);
            m_bytes += char(hash >> 8);
            m_bytes += char(hash);
            // Most have the number 1, no name and no notes: one byte says so.
            const bool named = !selection.customName.empty() || !selection.customNotes.empty();
            number(quint64(selection.number) * 4 + (named ? 2 : 0) + (selection.selections.empty() ? 0 : 1));
            if (named) {
                text(selection.customName);
                text(selection.customNotes);
            }
            if (!selection.selections.empty())
                selections(selection.selections);
        }
    }
    void forces(const std::vector<rules::Force> &all)
    {
        number(all.size());
        for (const rules::Force &force : all) {
            for (const std::string &each : {force.entryId, force.catalogueId, force.customName, force.customNotes})
                text(each);
            selections(force.selections);
            forces(force.forces);
        }
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Reads what CodeWriter wrote; after the first thing that cannot be, everything else is empty.
class CodeReader
{
public:
    CodeReader(const QByteArray &bytes, const std::vector<packs::PackPtr> &games) : m_bytes(bytes), m_games(games) {}

    base::Result<DecodedList> read()
    {
        DecodedList list;
        const std::string game = text(), gameName = text();
        for (const packs::PackPtr &pack : m_games)
            if (pack->data()->gameSystem().idText == game)
                list.pack = pack;
        if (!list.pack && !m_broken)
            return base::Error{"list.no-game", {QT_TRANSLATE_NOOP("Message", "the game %1 of this list is not installed"), {gameName}}, {}};
        if (m_broken)
            return broken();
        m_data = list.pack->data().get();
        list.roster.id = m_ids.next();
        list.roster.gameSystemId = game;
        list.roster.gameSystemName = gameName;
        list.roster.gameSystemRevision = m_data->gameSystem().revision;
        list.roster.name = text();
        list.roster.customNotes = text();
        for (quint64 left = std::min<quint64>(number(), 100); left > 0 && !m_broken; --left) {
            rules::CostValue limit;
            limit.typeId = text();
            limit.value = QByteArray::fromStdString(text()).toDouble();
            if (const rules::CostType *type = m_data->costType(limit.typeId))
                limit.name = type->name;
            list.roster.costLimits.push_back(limit);
        }
        forces(list.roster.forces, 0);
        if (m_broken || m_at != m_bytes.size())
            return broken();
        list.unknown = m_unknown;
        return list;
    }

private:
    static base::Error broken() { return {"list.code", QT_TRANSLATE_NOOP("Message", "this code is damaged, or of a newer Muster"), {}}; }

    quint64 number()
    {
        quint64 value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            if (m_at >= m_bytes.size())
                break;
            const uchar byte = uchar(m_bytes[m_at++]);
            value |= quint64(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value;
        }
        m_broken = true;
        return 0;
    }
    std::string text()
    {
        const quint64 size = number();
        if (size > quint64(m_bytes.size() - m_at))
            m_broken = true;
        if (m_broken)
            return {};
        m_at += qsizetype(size);
        return QString::fromUtf8(m_bytes.mid(m_at - qsizetype(size), qsizetype(size))).toStdString();
    }
    void forces(std::vector<rules::Force> &into, int depth)
    {
        for (quint64 left = number(); left > 0 && !m_broken; --left) {
            rules::Force force;
            force.id = m_ids.next();
            force.entryId = text();
            force.catalogueId = text();
            force.customName = text();
            force.customNotes = text();
            const rules::Book *book = m_data->book(force.catalogueId);
            const rules::ForceEntry *entry = book ? book->forceEntry(m_data->find(force.entryId)) : nullptr;
            if (book) {
                force.catalogueName = book->catalogue().name;
                force.catalogueRevision = book->catalogue().revision;
            }
            force.name = entry ? std::string(entry->name) : force.entryId;
            static const std::vector<const rules::EntryNode *> none;
            selections(force.selections, book ? book->roots(entry) : none, 0);
            if (depth < codeDepth)
                forces(force.forces, depth + 1);
            else
                m_broken = true;
            into.push_back(std::move(force));
        }
    }
    void selections(std::vector<rules::Selection> &into, const std::vector<const rules::EntryNode *> &among, int depth)
    {
        if (depth > codeDepth)
            m_broken = true;
        for (quint64 left = m_broken ? 0 : number(); left > 0 && !m_broken; --left) {
            if (m_at + 3 > m_bytes.size() || ++m_read > mostSelections) {
                m_broken = true;
                return;
            }
            const quint32 hash = quint32(uchar(m_bytes[m_at])) << 16 | quint32(uchar(m_bytes[m_at + 1])) << 8 | uchar(m_bytes[m_at + 2]);
            m_at += 3;
            const quint64 word = number();
            rules::Selection selection;
            selection.id = m_ids.next();
            selection.number = int(std::clamp<quint64>(word / 4, 1, rules::highestNumber));
            if (word & 2) {
                selection.customName = text();
                selection.customNotes = text();
            }
            const rules::EntryNode *node = nodeOf(hash, among);
            static const std::vector<const rules::EntryNode *> none;
            if (word & 1)
                selections(selection.selections, node ? node->entriesBelow() : none, depth + 1);
            if (!node) {
                ++m_unknown;
                continue;
            }
            selection.entryId = node->path();
            selection.entryGroupId = node->groupPath();
            selection.name = node->name();
            selection.type = node->entry().typeText;
            into.push_back(std::move(selection));
        }
    }
    static const rules::EntryNode *nodeOf(quint32 hash, const std::vector<const rules::EntryNode *> &among)
    {
        for (const rules::EntryNode *node : among)
            if (hashOf(node->path(), node->groupPath()) == hash || hashOf(node->otherPath(), node->otherGroupPath()) == hash)
                return node;
        return nullptr;
    }

    const QByteArray &m_bytes;
    const std::vector<packs::PackPtr> &m_games;
    const rules::GameData *m_data = nullptr;
    base::RandomIdSource m_ids;
    qsizetype m_at = 0;
    int m_read = 0;
    int m_unknown = 0;
    bool m_broken = false;
};

} // namespace

QString listCode(const rules::Roster &roster)
{
    CodeWriter writer;
    writer.text(roster.gameSystemId);
    writer.text(roster.gameSystemName);
    writer.text(roster.name);
    writer.text(roster.customNotes);
    writer.number(roster.costLimits.size());
    for (const rules::CostValue &limit : roster.costLimits) {
        writer.text(limit.typeId);
        writer.text(QByteArray::number(limit.value, 'g', 12).toStdString());
    }
    writer.forces(roster.forces);
    return codeStart + toSigns(qCompress(writer.bytes(), 9));
}

bool isListCode(const QString &text)
{
    return text.trimmed().startsWith(codeStart);
}

base::Result<DecodedList> fromListCode(const QString &code, const std::vector<packs::PackPtr> &games)
{
    // The last sign may be a blank: only what stands before the word and line ends go.
    QString word = code.mid(code.indexOf(codeStart) + codeStart.size());
    while (word.endsWith('\n') || word.endsWith('\r'))
        word.chop(1);
    const QByteArray bytes = archive::unpacked(fromSigns(word));
    return CodeReader(bytes, games).read();
}

} // namespace muster::lists
