// Some of Oxide's types, carried out by the game of the tests.
using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Net; using System.Text; using System.Threading;
using Newtonsoft.Json; using Oxide.Core.Libraries; using Oxide.Core.Libraries.Covalence;

namespace Oxide.Core
{
    public static class Interface { public static readonly OxideMod Oxide = new OxideMod(); }
    public class OxideMod
    {
        public readonly DataFileSystem DataFileSystem = new DataFileSystem();
        public float Now { get { return Game.Now; } }
    }
    public class DataFileSystem
    {
        public void WriteObject<T>(string name, T value, bool sync = false) { Game.Write(name + ".json", JsonConvert.SerializeObject(value)); }
        public T ReadObject<T>(string name)
        {
            return File.Exists(name + ".json") ? JsonConvert.DeserializeObject<T>(File.ReadAllText(name + ".json")) : default(T);
        }
    }
}

namespace Oxide.Core.Libraries
{
    public enum RequestMethod { GET, POST }
    public class WebRequests
    {
        public void Enqueue(string url, string body, Action<int, string> callback, object owner, RequestMethod method, Dictionary<string, string> headers, float timeout)
        {
            new Thread(() =>
            {
                var answer = Send(url, body, method, headers);
                Game.Post(() => callback(answer.Key, answer.Value));
            }) { IsBackground = true }.Start();
        }
        static KeyValuePair<int, string> Send(string url, string body, RequestMethod method, Dictionary<string, string> headers)
        {
            try
            {
                var request = (HttpWebRequest)WebRequest.Create(url);
                request.Method = method.ToString();
                request.ContentType = headers["Content-Type"];
                request.Headers["Authorization"] = headers["Authorization"];
                var bytes = Encoding.UTF8.GetBytes(body);
                using (var stream = request.GetRequestStream()) stream.Write(bytes, 0, bytes.Length);
                using (var response = (HttpWebResponse)request.GetResponse())
                using (var reader = new StreamReader(response.GetResponseStream()))
                    return new KeyValuePair<int, string>((int)response.StatusCode, reader.ReadToEnd());
            }
            catch (WebException error)
            {
                var response = error.Response as HttpWebResponse;
                if (response == null) return new KeyValuePair<int, string>(0, null);
                using (var reader = new StreamReader(response.GetResponseStream()))
                    return new KeyValuePair<int, string>((int)response.StatusCode, reader.ReadToEnd());
            }
        }
    }
}

namespace Oxide.Core.Libraries.Covalence
{
    public interface IPlayer { string Id { get; } string Name { get; } bool IsConnected { get; } void Reply(string message); }
    public interface IPlayerManager { IEnumerable<IPlayer> Connected { get; } IPlayer FindPlayerById(string id); }
    public interface IServer { void Command(string command, params object[] args); }
}

namespace Oxide.Plugins
{
    public class InfoAttribute : Attribute { public InfoAttribute(string title, string author, string version) {} }
    public class CommandAttribute : Attribute { public CommandAttribute(params string[] commands) {} }
    public class PluginTimers
    {
        public void Every(float seconds, Action callback) { Game.In(seconds, () => { callback(); Every(seconds, callback); }); }
        public void Once(float seconds, Action callback) { Game.In(seconds, callback); }
    }
    /// <summary>A configuration as the tests set it: by variables.</summary>
    public class DynamicConfigFile
    {
        public void WriteObject<T>(T value, bool sync = false) {}
        public T ReadObject<T>()
        {
            return JsonConvert.DeserializeObject<T>(JsonConvert.SerializeObject(new { Key = Game.Variable("KEY"), LinkKey = Game.Variable("LINK_KEY") }));
        }
    }
    public abstract class CovalencePlugin
    {
        protected readonly PluginTimers timer = new PluginTimers();
        protected readonly WebRequests webrequest = new WebRequests();
        protected readonly IPlayerManager players = Game.World;
        protected readonly IServer server = Game.World;
        protected readonly DynamicConfigFile Config = new DynamicConfigFile();
        public string Name { get { return GetType().Name; } }
        protected virtual void LoadDefaultConfig() {}
        protected void PrintWarning(string text) { Console.WriteLine(text); }
        protected void PrintError(string text) { Console.WriteLine(text); }
    }
}
